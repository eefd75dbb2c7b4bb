import { useState } from 'react';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { AppointmentDialog } from './AppointmentDialog.tsx';
import type { Opened } from './appointmentsQuery.ts';
import { CancelDialog } from './CancelDialog.tsx';

type Props = { opened: Opened; onClose: () => void };

/** The one dialog that is open over the week: what it is, its form, or the question about it. */
export function CalendarDialogs({ opened, onClose }: Props) {
  const [step, setStep] = useState<'look' | 'edit' | 'cancel'>('look');
  if ('slot' in opened)
    return <AppointmentDialog slot={opened.slot} onSaved={onClose} onClose={onClose} />;
  const { look: appointment } = opened;
  if (step === 'edit')
    return <AppointmentDialog appointment={appointment} onSaved={onClose} onClose={onClose} />;
  if (step === 'cancel') return <CancelDialog appointment={appointment} onClose={onClose} />;
  return (
    <AppointmentDetails
      appointment={appointment}
      onEdit={() => setStep('edit')}
      onCancel={() => setStep('cancel')}
      onClose={onClose}
    />
  );
}
