import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Experience, experienceInput } from '@traject/contract/experience';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReload } from '../../platform/recordCalls.ts';
import { type Choices, choiceName, choicesOf, referenceQuery } from '../../platform/reference.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { experienceQuery, saveExperience } from './experience.api.ts';

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

type Options = Omit<Props, 'onClose'> & { choices: Choices };

function useExperienceForm({ clientId, experience, choices, onSaved }: Options) {
  const query = experienceQuery(clientId);
  const key = { clientId, experienceId: experience?.id };
  return useRecordForm({
    draft: placeOf({ client: clientId, experience: experience?.id }),
    start: experience ? valuesOf(experience) : newExperience,
    version: experience?.version,
    schema: experienceInput,
    toInput,
    save: (input, version) => saveExperience(key, input, version),
    load: useReload(query, experience?.id, valuesOf),
    show: { job_working_area_id: (id) => choiceName(choices, id) },
    refresh: query.queryKey,
    done: 'notify.work_experience.save_success',
    onSaved,
  });
}

type Values = ReturnType<typeof valuesOf>;

const toInput = (values: Values) => ({
  ...values,
  job_working_area_id: Number(values.job_working_area_id),
  end_date: values.current_position ? null : values.end_date || null,
});

const newExperience: Values = {
  function_title: '',
  company_name: '',
  city: '',
  job_working_area_id: null,
  start_date: '',
  end_date: '',
  current_position: false,
};

const valuesOf = (experience: Experience) => ({
  function_title: experience.function_title,
  company_name: experience.company_name,
  city: experience.city,
  job_working_area_id: String(experience.job_working_area.id) as string | null,
  start_date: experience.start_date,
  end_date: experience.end_date ?? '',
  current_position: experience.current_position,
});
