import { TextInput } from '@mantine/core';
import {
  type SurveyTemplate,
  type SurveyTemplateRow,
  surveyTypes,
} from '@traject/contract/surveyTemplates';
import { useTranslation } from 'react-i18next';
import { areFilled } from '../../platform/areFilled.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Pick } from './Pick.tsx';
import { useTemplateForm } from './useTemplateForm.ts';

export type Props = {
  template: SurveyTemplateRow | undefined;
  onSaved: (saved: SurveyTemplate) => void;
  onClose: () => void;
};

const needed = ['title', 'type'] as const;

/** Whom it is for is chosen once: the questions are written to that reader. */
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
