import { Button } from '@mantine/core';
import { IconClipboardList, IconPlus, IconSearch } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Page } from '@traject/contract/common/page';
import type { SurveyTemplateRow } from '@traject/contract/surveyTemplates';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.ts';
import { useListPage } from '../../platform/useListPage.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { surveyTemplatesQuery, type TemplateSearch } from './surveyTemplates.api.ts';
import classes from './surveyTemplates.module.css';
import { TypeFilter } from './TypeFilter.tsx';
import { useTemplateColumns } from './useTemplateColumns.tsx';

const TemplateDialog = lazily(() => import('./TemplateDialog.tsx'), 'TemplateDialog');

type Props = {
  search: TemplateSearch;
  onSearch: (search: TemplateSearch) => void;
  /** A new one is there, to get its questions. */
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
      <div className={classes.filters}>
        <SearchBox
          label={t('survey_templates.search')}
          words={search.q ?? ''}
          onWords={(q) => onSearch({ type: search.type, q })}
        />
        <TypeFilter type={search.type} onType={(type) => onSearch({ type, q: search.q })} />
      </div>
      {!page && templates.isError ? (
        <Panel title={title}>
          <PanelError title={t('survey_templates.failed')} onRetry={() => templates.refetch()} />
        </Panel>
      ) : (
        <List search={search} onSearch={onSearch} templates={templates} onEdit={setEditing} />
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

type ListProps = Pick<Props, 'search' | 'onSearch'> & {
  templates: UseQueryResult<Page<SurveyTemplateRow>>;
  onEdit: (template: SurveyTemplateRow) => void;
};

function List({ search, onSearch, templates, onEdit }: ListProps) {
  const { t } = useTranslation();
  const columns = useTemplateColumns(onEdit);
  const { isPlaceholderData } = templates;
  const page = useListPage(templates.data);
  return (
    <div className={classes.list} data-updating={isPlaceholderData || undefined}>
      <DataTable
        label={t('survey_templates.title')}
        columns={columns}
        rows={page?.data}
        rowKey={({ id }) => id}
        empty={<NoTemplates isFiltered={search.type !== undefined || search.q !== undefined} />}
        footer={
          page && (
            <Pager meta={page.meta} onPage={(number) => onSearch({ ...search, page: number })} />
          )
        }
      />
    </div>
  );
}

function NoTemplates({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <EmptyState icon={IconSearch} title={t('survey_templates.none_found')} />
  ) : (
    <EmptyState
      icon={IconClipboardList}
      title={t('survey_templates.empty')}
      text={t('survey_templates.empty_text')}
    />
  );
}
