import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Experience } from '@traject/contract/experience';
import { useTranslation } from 'react-i18next';
import { areFilled } from '../../platform/areFilled.ts';
import { choicesOf, referenceQuery } from '../../platform/reference.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { useExperienceForm } from './useExperienceForm.ts';

type Props = {
  clientId: number;
  experience: Experience | undefined;
  onSaved: (saved: Experience) => void;
  onClose: () => void;
};

const needed = [
  'function_title',
  'company_name',
  'city',
  'job_working_area_id',
  'start_date',
] as const;

export function ExperienceDialog({ clientId, experience, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const { data: areas, isError } = useQuery(referenceQuery('workingAreas'));
  const choices = choicesOf(areas, experience?.job_working_area);
  const { form, dialog } = useExperienceForm({ clientId, experience, choices, onSaved });
  const isCurrent = form.values.current_position;
  const half = { className: classes.half };

  return (
    <FormDialog
      {...dialog}
      title={experience ? t('experience.edit') : t('experience.create')}
      canSave={areFilled(form.values, needed)}
      onClose={onClose}
    >
      <TextInput
        label={t('labels.function_title')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('function_title')}
      />
      <Choice
        label={t('labels.job_working_area_id')}
        required
        data={choices}
        {...form.getInputProps('job_working_area_id')}
        error={form.errors.job_working_area_id ?? (isError && t('experience.choices_failed'))}
      />
      <TextInput
        {...half}
        label={t('labels.company_name')}
        required
        maxLength={200}
        {...form.getInputProps('company_name')}
      />
      <TextInput
        {...half}
        label={t('labels.city')}
        required
        maxLength={100}
        {...form.getInputProps('city')}
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
        disabled={isCurrent}
        {...form.getInputProps('end_date')}
        {...(isCurrent && { value: '' })}
      />
      <Checkbox
        label={t('labels.current_position')}
        {...form.getInputProps('current_position', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
