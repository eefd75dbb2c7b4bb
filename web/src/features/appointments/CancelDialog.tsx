import type { Appointment, ChangeScope } from '@traject/contract/appointments';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { cancelAppointment } from './appointments.api.ts';
import { appointmentsKey } from './appointmentsQuery.ts';
import { dayInFull } from './times.ts';
import { useTitle } from './useTitle.ts';

type Props = { appointment: Appointment; onDone?: () => void; onClose: () => void };

/** Asks first, and of a series which ones; guests are mailed. */
export function CancelDialog({ appointment, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const [scope, setScope] = useState<ChangeScope>('one');
  const { date, start, guests, series } = appointment;
  const way = guests.length > 0 ? 'cancel' : 'remove';
  const cancel = useSave({
    save: (which: ChangeScope) => cancelAppointment(appointment, which),
    refresh: appointmentsKey,
    done: `planning.${way}.done`,
  });
  return (
    <FormDialog
      title={t(`planning.${way}.title`)}
      saveLabel={t(`planning.${way}.yes`)}
      danger
      isDirty={false}
      canSave
      isSaving={cancel.isPending}
      errors={formErrors(cancel.error)}
      onSubmit={() =>
        cancel.submit(scope, () => {
          onClose();
          onDone?.();
        })
      }
      onClose={onClose}
    >
      <p>
        {t(`planning.${way}.message`, {
          title: useTitle()(appointment),
          date: dayInFull(date),
          time: start,
        })}
      </p>
      {series && (
        <SegmentField
          label={t('planning.fields.scope')}
          choices={[
            { value: 'one', label: t('planning.scopes.one') },
            { value: 'following', label: t('planning.scopes.following') },
          ]}
          value={scope}
          onChange={(value) => setScope(value as ChangeScope)}
        />
      )}
    </FormDialog>
  );
}
