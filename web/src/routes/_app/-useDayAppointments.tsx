import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { DayAppointment, WaitingTrajectory } from '@traject/contract/today';
import { useState } from 'react';
import { useTitle } from '../../features/appointments/useTitle.ts';
import { todayKey } from '../../features/today/today.api.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';

const AppointmentDialog = lazily(
  () => import('../../features/appointments/AppointmentDialog.tsx'),
  'AppointmentDialog',
);
const NoteDialog = lazily(() => import('../../features/notes/NoteDialog.tsx'), 'NoteDialog');

type Opened =
  | { plan: { trajectoryId: number } | undefined }
  | { note: DayAppointment; trajectoryId: number };

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Appointments are planned from the day, and notes are written of them. */
export function useDayAppointments() {
  const queries = useQueryClient();
  const title = useTitle();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const saved = () => {
    queries.invalidateQueries({ queryKey: todayKey });
    close();
  };
  return {
    dialog: opened && (
      <>
        {'plan' in opened && <AppointmentDialog of={opened.plan} onSaved={saved} onClose={close} />}
        {'note' in opened && (
          <NoteDialog
            trajectoryId={opened.trajectoryId}
            contactName={null}
            note={undefined}
            begin={{
              date: clock.format(new Date(opened.note.starts_at)).replace(' ', 'T'),
              note: `${title({ ...opened.note, is_busy: false })}: `,
              about: -opened.note.id,
            }}
            onSaved={saved}
            onClose={close}
          />
        )}
      </>
    ),
    acts: {
      onAdd: () => setOpened({ plan: undefined }),
      onNote: (note: DayAppointment) =>
        note.trajectory && setOpened({ note, trajectoryId: note.trajectory.id }),
    },
    planFor: ({ trajectory }: WaitingTrajectory) => (
      <PlanButton
        name={trajectory.client.name}
        onPlan={() => setOpened({ plan: { trajectoryId: trajectory.id } })}
      />
    ),
  };
}

function PlanButton({ name, onPlan }: { name: string; onPlan: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('today.waiting.plan_name', { name })}
      onClick={onPlan}
    >
      {t('today.waiting.plan')}
    </Button>
  );
}
