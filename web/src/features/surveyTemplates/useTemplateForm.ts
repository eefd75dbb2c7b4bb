import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type SurveyTemplateRow,
  type SurveyType,
  surveyTemplateInput,
} from '@traject/contract/surveyTemplates';
import { useTranslation } from 'react-i18next';
import { placeOf } from '../../platform/placeOf.ts';
import { choicesOf, referenceQuery } from '../../platform/reference.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { saveTemplate, surveyTemplateQuery, surveyTemplatesKey } from './surveyTemplates.api.ts';
import type { Props } from './TemplateDialog.tsx';

type Values = { title: string; type: SurveyType | null; organisation_id: string | null };

export function useTemplateForm({ template, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data } = useQuery({ ...referenceQuery('organisations'), enabled: !template });
  const record = useRecordForm({
    draft: placeOf({ 'survey-template': template?.id }),
    start: template ? valuesOf(template) : newTemplate,
    version: template?.version,
    schema: surveyTemplateInput,
    toInput,
    save: (input, version) => saveTemplate({ surveyTemplateId: template?.id }, input, version),
    load: async () => {
      if (!template) return undefined;
      const query = surveyTemplateQuery(template.id);
      const now = await queries.fetchQuery({ ...query, staleTime: 0 });
      return { version: now.version, values: valuesOf(now) };
    },
    label: (name) => t(`survey_templates.${name === 'title' ? 'name' : 'type'}`),
    refresh: surveyTemplatesKey,
    done: 'notify.survey_template.save_success',
    onSaved: (saved) => {
      onClose();
      onSaved(saved);
    },
  });
  return { ...record, organisations: choicesOf(data) };
}

const newTemplate: Values = { title: '', type: null, organisation_id: null };

const valuesOf = ({ title, type, organisation }: SurveyTemplateRow): Values => ({
  title,
  type,
  organisation_id: String(organisation.id),
});

const toInput = ({ title, type, organisation_id }: Values) => ({
  title,
  type: type as SurveyType,
  ...(organisation_id && { organisation_id: Number(organisation_id) }),
});
