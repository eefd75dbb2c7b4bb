import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type SurveyTemplate,
  type SurveyTemplateRow,
  type SurveyType,
  surveyTemplateInput,
  surveyTypes,
} from '@traject/contract/surveyTemplates';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { choicesOf, referenceQuery } from '../../platform/reference.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Pick } from '../../ui/Pick.tsx';
import { saveTemplate, surveyTemplateQuery, surveyTemplatesKey } from './surveyTemplates.api.ts';

export type Props = {
  template: SurveyTemplateRow | undefined;
  onSaved: (saved: SurveyTemplate) => void;
  onClose: () => void;
};

const needed = ['title', 'type'] as const;

/** The reader is chosen once: the questions are written for that reader. */
export function TemplateDialog(props: Props) {
  const { template, onClose } = props;
  const { t } = useTranslation();
  const { form, dialog, organisations } = useTemplateForm(props);
  return (
    <FormDialog
      {...dialog}
      title={template ? t('survey_templates.edit') : t('survey_templates.add')}
      canSave={areFilled(form.values, needed)}
      onClose={onClose}
    >
      <TextInput
        label={t('survey_templates.name')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      {!template && (
        <Pick
          label={t('survey_templates.type')}
          description={t('survey_templates.type_hint')}
          placeholder={t('survey_templates.choose_type')}
          choices={surveyTypes.map((type) => ({
            value: type,
            label: t(`survey_templates.types.${type}`),
          }))}
          value={form.values.type}
          onPick={(type) => form.setFieldValue('type', type)}
        />
      )}
      {!template && organisations.length > 1 && (
        <Choice
          label={t('labels.organisation_id')}
          required
          data={organisations}
          {...form.getInputProps('organisation_id')}
          value={form.values.organisation_id ?? organisations[0]?.value ?? null}
        />
      )}
    </FormDialog>
  );
}

type Values = { title: string; type: SurveyType | null; organisation_id: string | null };

function useTemplateForm({ template, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...referenceQuery('organisations'), enabled: !template });
  const record = useRecordForm({
    draft: placeOf({ 'survey-template': template?.id }),
    start: template ? valuesOf(template) : newTemplate,
    version: template?.version,
    schema: surveyTemplateInput,
    toInput,
    save: (input, version) => saveTemplate({ surveyTemplateId: template?.id }, input, version),
    load: useReloadOne(template && surveyTemplateQuery(template.id), valuesOf),
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
