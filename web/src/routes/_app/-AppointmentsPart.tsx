import type { Appointment } from '@traject/contract/appointments';
import { Suspense, useState } from 'react';
import { AppointmentsPanel } from '../../features/appointments/AppointmentsPanel.tsx';
import type { Recipients } from '../../features/appointments/appointmentsQuery.ts';
import { useTitle } from '../../features/appointments/useTitle.ts';
import { lazily } from '../../platform/lazily.ts';

const NoteDialog = lazily(() => import('../../features/notes/NoteDialog.tsx'), 'NoteDialog');

type Props = { trajectoryId: number; recipients: Recipients };

/** The appointments of a trajectory, and the notes that come of them. */
export function AppointmentsPart({ trajectoryId, recipients }: Props) {
  const [about, setAbout] = useState<Appointment>();
  const title = useTitle();
  const close = () => setAbout(undefined);
  return (
    <>
      <AppointmentsPanel trajectoryId={trajectoryId} recipients={recipients} onNote={setAbout} />
      {about && (
        <Suspense>
          <NoteDialog
            trajectoryId={trajectoryId}
            contactName={recipients.employer.name}
            note={undefined}
            begin={{
              date: `${about.date}T${about.start}`,
              note: `${title(about)}: `,
              about: -about.id,
            }}
            onSaved={close}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
