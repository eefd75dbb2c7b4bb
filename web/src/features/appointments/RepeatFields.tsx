import { repeats } from '@traject/contract/appointments';
import { useTranslation } from '../../platform/i18n.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import type { AppointmentFields } from './useAppointmentForm.ts';

/** Once, or again and again until a day. */
export function RepeatFields({ form }: { form: AppointmentFields }) {
  const { t } = useTranslation();
  const { every } = form.values;
  const once = { value: '', label: t('planning.once') };
  return (
    <>
      <Choice
        label={t('planning.fields.every')}
        searchable={false}
        allowDeselect={false}
        data={[
          once,
          ...repeats.map((value) => ({ value, label: t(`appointments.every.${value}`) })),
        ]}
        {...form.getInputProps('every')}
        error={form.errors['repeat.every']}
      />
      {every && (
        <DateField
          label={t('planning.fields.until')}
          description={t('planning.until_hint')}
          required
          {...form.getInputProps('until')}
          error={form.errors['repeat.until']}
        />
      )}
    </>
  );
}
