import { Checkbox, TextInput } from '@mantine/core';
import type { Study } from '@traject/contract/studies';
import { useTranslation } from 'react-i18next';
import { areFilled } from '../../platform/areFilled.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { useStudyChoices } from './useStudyChoices.ts';
import { useStudyForm } from './useStudyForm.ts';

type Props = {
  clientId: number;
  study: Study | undefined;
  onSaved: (saved: Study) => void;
  onClose: () => void;
};

export function StudyDialog({ clientId, study, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const choices = useStudyChoices(study);
  const { form, dialog } = useStudyForm({ clientId, study, choices, onSaved });
  const { study_id, finished } = form.values;
  const asksForName = choices.asksForName(study_id);
  const failed = choices.isError && t('studies.choices_failed');
  const half = { className: classes.half };

  return (
    <FormDialog
      {...dialog}
      title={study ? t('studies.edit') : t('studies.create')}
      canSave={areFilled(form.values, needed(asksForName, finished))}
      onClose={onClose}
    >
      <Choice
        label={t('labels.study_id')}
        required
        data={choices.studies}
        data-autofocus
        {...form.getInputProps('study_id')}
        error={form.errors.study_id ?? failed}
      />
      {asksForName && (
        <TextInput
          label={t('labels.study_name')}
          required
          maxLength={200}
          {...form.getInputProps('study_name')}
        />
      )}
      <Choice
        {...half}
        label={t('labels.study_level_id')}
        required
        data={choices.levels}
        {...form.getInputProps('study_level_id')}
        error={form.errors.study_level_id ?? failed}
      />
      <TextInput
        {...half}
        label={t('labels.institute_name')}
        required
        maxLength={200}
        {...form.getInputProps('institute_name')}
      />
      <DateField
        {...half}
        label={t('labels.start_date')}
        required
        {...form.getInputProps('start_date')}
      />
      <DateField
        {...half}
        label={t('labels.end_date')}
        required={finished}
        {...form.getInputProps('end_date')}
      />
      <Checkbox
        label={t('labels.finished')}
        {...form.getInputProps('finished', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

const needed = (asksForName: boolean, finished: boolean) => [
  ...(['study_id', 'study_level_id', 'institute_name', 'start_date'] as const),
  ...(asksForName ? (['study_name'] as const) : []),
  ...(finished ? (['end_date'] as const) : []),
];
