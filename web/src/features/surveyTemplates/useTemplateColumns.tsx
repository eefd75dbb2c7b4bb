import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SurveyTemplateRow } from '@traject/contract/surveyTemplates';
import { useTranslation } from 'react-i18next';
import { referenceQuery } from '../../platform/reference.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import text from '../../ui/text.module.css';
import { archiveTemplate, surveyTemplatesKey } from './surveyTemplates.api.ts';

export function useTemplateColumns(
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

/** Whose it is, for who works for more than one. */
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

/** For whoever looks it is gone; the surveys that were made of it are not touched. */
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
