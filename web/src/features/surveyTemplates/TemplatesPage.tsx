import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type SurveyTemplateRow, surveyTypes } from '@traject/contract/surveyTemplates';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { Row } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { surveyTemplatesQuery, type TemplateSearch } from './surveyTemplates.api.ts';
import classes from './surveyTemplates.module.css';
import { TemplateList } from './TemplateList.tsx';

const TemplateDialog = lazily(() => import('./TemplateDialog.tsx'), 'TemplateDialog');

type Props = {
  search: TemplateSearch;
  onSearch: (search: TemplateSearch) => void;
  /** A new one was made, and now needs its questions. */
  onCreated: (surveyTemplateId: number) => void;
};

export function TemplatesPage({ search, onSearch, onCreated }: Props) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<SurveyTemplateRow | 'new'>();
  const templates = useQuery(surveyTemplatesQuery(search));
  const { data: page } = templates;
  const title = t('survey_templates.title');

  return (
    <>
      <PageHead
        title={title}
        count={page?.meta.total}
        action={
          <Button
            leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
            onClick={() => setEditing('new')}
          >
            {t('survey_templates.add')}
          </Button>
        }
      />
      <Row gap={12} wrap className={classes.filters}>
        <SearchBox
          label={t('survey_templates.search')}
          words={search.q ?? ''}
          onWords={(q) => onSearch({ type: search.type, q })}
        />
        <TypeFilter type={search.type} onType={(type) => onSearch({ type, q: search.q })} />
      </Row>
      {!page && templates.isError ? (
        <Panel title={title}>
          <PanelError title={t('survey_templates.failed')} onRetry={() => templates.refetch()} />
        </Panel>
      ) : (
        <TemplateList
          search={search}
          onSearch={onSearch}
          templates={templates}
          onEdit={setEditing}
        />
      )}
      {editing && (
        <Suspense>
          <TemplateDialog
            template={editing === 'new' ? undefined : editing}
            onSaved={({ id }) => editing === 'new' && onCreated(id)}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

type TypeFilterProps = { type: string | undefined; onType: (type: string | undefined) => void };

function TypeFilter({ type, onType }: TypeFilterProps) {
  const { t } = useTranslation();
  return (
    <FilterSelect
      className={classes.filter}
      label={t('survey_templates.type')}
      all={t('survey_templates.all_types')}
      choices={surveyTypes.map((each) => ({
        value: each,
        label: t(`survey_templates.types.${each}`),
      }))}
      value={type}
      onChoose={onType}
    />
  );
}
