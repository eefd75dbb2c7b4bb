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
  /** What the form holds by then, which may have been replaced since it was drawn. */
  const settle = (name: 'start' | 'end') => {
    const now = form.getValues();
    const time = readTime(now[name]);
    form.setFieldValue(name, time);
    if (name === 'start' && isTime(time) && isTime(now.end) && now.end <= time)
      form.setFieldValue('end', anHourAfter(time));
  };
  const time = (name: 'start' | 'end') => ({
    ...form.getInputProps(name),
    label: t(`planning.fields.${name}`),
    required: true,
    autoComplete: 'off',
    maxLength: 5,
    value: name === 'start' ? start : end,
    onBlur: () => settle(name),
  });
  return (
    <div className={classes.times}>
      <DateField label={t('labels.date')} required data-autofocus {...form.getInputProps('date')} />
      <TextInput {...time('start')} />
      <TextInput {...time('end')} />
    </div>
  );
}
