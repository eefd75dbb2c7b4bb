import { TextInput } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { DateField } from '../../ui/DateField.tsx';
import classes from './appointments.module.css';
import { anHourAfter, isTime, readTime } from './times.ts';
import type { AppointmentFields } from './useAppointmentForm.ts';

/** The day and two times by the clock; a later start takes the end along. */
export function TimeFields({ form }: { form: AppointmentFields }) {
  const { t } = useTranslation();
  const { start, end } = form.values;
  const settle = (name: 'start' | 'end', typed: string) => {
    const time = readTime(typed);
    form.setFieldValue(name, time);
    if (name === 'start' && isTime(time) && isTime(end) && end <= time)
      form.setFieldValue('end', anHourAfter(time));
  };
  const time = (name: 'start' | 'end') => ({
    ...form.getInputProps(name),
    label: t(`planning.fields.${name}`),
    required: true,
    autoComplete: 'off',
    maxLength: 5,
    value: name === 'start' ? start : end,
    onBlur: (event: { currentTarget: { value: string } }) =>
      settle(name, event.currentTarget.value),
  });
  return (
    <div className={classes.times}>
      <DateField label={t('labels.date')} required data-autofocus {...form.getInputProps('date')} />
      <TextInput {...time('start')} />
      <TextInput {...time('end')} />
    </div>
  );
}
