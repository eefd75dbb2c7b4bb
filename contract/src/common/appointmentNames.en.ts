import type nl from './appointmentNames.nl.ts';
import type { InAnother } from './texts.ts';

export default {
  intake: 'Intake',
  progress: 'Progress meeting',
  employer: 'Meeting with the employer',
  closing: 'Closing meeting',
  phone: 'Phone call',
  other: 'Appointment',
} satisfies InAnother<typeof nl>;
