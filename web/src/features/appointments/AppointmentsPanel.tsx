import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '@traject/contract/appointments';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useEditing } from '../../platform/useEditing.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPanel } from '../../ui/ListPanel.tsx';
import { AppointmentRow } from './AppointmentRow.tsx';
import { appointmentsQuery, type Recipients } from './appointmentsQuery.ts';
import { AppointmentDialog, CancelDialog } from './dialogs.ts';

type Props = {
  trajectoryId: number;
  recipients: Recipients;
  /** A note about what was said. */
  onNote: (appointment: Appointment) => void;
};

export function AppointmentsPanel({ trajectoryId, recipients, onNote }: Props) {
  const { t } = useTranslation();
  const list = useQuery(appointmentsQuery(trajectoryId));
  const editing = useEditing<Appointment>();
  const [cancelled, setCancelled] = useState<Appointment>();
  const words = { title: t('appointments.empty'), text: t('appointments.empty_text') };
  return (
    <ListPanel
      title={t('appointments.title')}
      list={{ ...list, data: list.data && inOrder(list.data) }}
      short={3}
      add={{ label: t('appointments.add'), onClick: editing.add }}
      failed={t('appointments.failed')}
      empty={<EmptyState icon={IconCalendarEvent} {...words} />}
      fresh={editing.fresh}
      row={(appointment, isFresh) => (
        <AppointmentRow
          key={appointment.id}
          appointment={appointment}
          isFresh={isFresh}
          onNote={() => onNote(appointment)}
          onEdit={() => editing.edit(appointment)}
          onCancel={() => setCancelled(appointment)}
        />
      )}
    >
      <Suspense>
        {editing.isOpen && (
          <AppointmentDialog
            of={{ trajectoryId, recipients }}
            appointment={editing.record}
            onSaved={editing.onSaved}
            onClose={editing.onClose}
          />
        )}
        {cancelled && (
          <CancelDialog appointment={cancelled} onClose={() => setCancelled(undefined)} />
        )}
      </Suspense>
    </ListPanel>
  );
}

/** What is coming first, the nearest on top; then what was, the latest on top. */
function inOrder(appointments: readonly Appointment[], now = Date.now()) {
  const isComing = ({ ends_at }: Appointment) => Date.parse(ends_at) > now;
  const past = appointments.filter((one) => !isComing(one));
  return [...appointments.filter(isComing), ...past.reverse()];
}
