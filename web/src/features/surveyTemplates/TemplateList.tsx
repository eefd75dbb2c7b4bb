import { IconClipboardList, IconSearch } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Page } from '@traject/contract/common/page';
import type { SurveyTemplateRow } from '@traject/contract/surveyTemplates';
import { useTranslation } from '../../platform/i18n.ts';
import { referenceQuery } from '../../platform/reference.ts';
import { useListPage } from '../../platform/useListPage.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { type Column, DataTable, rowLink } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import text from '../../ui/text.module.css';
import { archiveTemplate, surveyTemplatesKey, type TemplateSearch } from './surveyTemplates.api.ts';

type Props = {
  search: TemplateSearch;
  onSearch: (search: TemplateSearch) => void;
  templates: UseQueryResult<Page<SurveyTemplateRow>>;
  onEdit: (template: SurveyTemplateRow) => void;
};

export function TemplateList({ search, onSearch, templates, onEdit }: Props) {
  const { t } = useTranslation();
  const columns = useTemplateColumns(onEdit);
  const { isPlaceholderData } = templates;
  const page = useListPage(templates);
  return (
    <div data-updating={isPlaceholderData || undefined}>
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

function useTemplateColumns(
  onEdit: (template: SurveyTemplateRow) => void,
): Column<SurveyTemplateRow>[] {
  const { t } = useTranslation();
  const remove = useArchive();
  return [
    {
      key: 'title',
      header: 'survey_templates.survey',
      primary: true,
      cell: (template) => <Title template={template} />,
    },
    {
      key: 'type',
      header: 'survey_templates.type',
      width: 200,
      stacked: 'bare',
      cell: ({ type }) => t(`survey_templates.types.${type}`),
    },
    {
      key: 'actions',
      header: 'survey_templates.actions',
      width: 92,
      actions: true,
      cell: (template) => (
        <RowActions
          name={template.title}
          onEdit={() => onEdit(template)}
          onRemove={() => remove(template)}
        />
      ),
    },
  ];
}

/** With its organisation, for those who work for more than one. */
function Title({ template: { id, title, organisation } }: { template: SurveyTemplateRow }) {
  const { data: organisations = [] } = useQuery(referenceQuery('organisations'));
  return (
    <>
      <Link
        to="/survey-templates/$surveyTemplateId"
        params={{ surveyTemplateId: String(id) }}
        className={rowLink}
      >
        {title}
      </Link>
      {organisations.length > 1 && <p className={text.secondary}>{organisation.name}</p>}
    </>
  );
}

/** It disappears from the list; surveys that were made from it are untouched. */
function useArchive() {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: SurveyTemplateRow) => archiveTemplate(id),
    question: ({ title: name }) => ({
      title: t('survey_templates.remove.title'),
      message: t('survey_templates.remove.message', { name }),
    }),
    refresh: surveyTemplatesKey,
    done: 'notify.survey_template.delete_success',
    failed: 'notify.survey_template.delete_error',
  });
}
