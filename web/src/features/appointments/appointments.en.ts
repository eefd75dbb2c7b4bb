import type { Texts } from '../../platform/texts.ts';
import type nl from './appointments.nl.ts';

export default {
  title: 'Appointments',
  add: 'Add appointment',
  empty: 'No appointments yet',
  empty_text:
    'Plan a meeting. Whoever you invite gets a mail with the appointment for their calendar.',
  failed: 'Loading the appointments failed',
  name: '{{title}} on {{date}}',
  cancelled: 'Cancelled',
  over: 'Past',
  busy: 'Busy',
  note_of: 'Write a note about {{name}}',
  cancel_of: 'Cancel {{name}}',
  remove_of: 'Delete {{name}}',
  every: { weekly: 'Every week', biweekly: 'Every two weeks', monthly: 'Every month' },
  answers: {
    yes: '{{name}} is coming',
    no: '{{name}} cannot come',
    none: '{{name}} has not answered yet',
  },
} satisfies Texts<typeof nl>;
