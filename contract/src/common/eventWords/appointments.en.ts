import type { InAnother } from '../texts.ts';
import type nl from './appointments.nl.ts';

export default {
  acts: {
    appointments: {
      list: 'Appointments opened',
      create: 'Appointment made',
      update: 'Appointment changed',
      remove: 'Appointment cancelled or deleted',
      colleagues: 'Colleagues for an appointment opened',
      mine: 'Own calendar opened',
      clashes: 'Own calendar checked',
      staff: 'Colleagues for a separate appointment opened',
      createLoose: 'Separate appointment made',
      change: 'Appointment in the calendar changed',
      cancel: 'Appointment in the calendar cancelled or deleted',
      answer: 'Appointment answered',
      fetch: 'Appointment opened through a link',
      reply: 'Appointment answered through a link',
      file: 'Appointment downloaded as a calendar file',
    },
    calendar: {
      get: 'Calendar address viewed',
      make: 'Calendar address made',
      remove: 'Calendar address switched off',
      feed: 'Calendar fetched',
    },
  },
  records: { appointment: 'Appointment' },
  values: {
    intake: 'intake',
    progress: 'progress meeting',
    employer: 'employer',
    closing: 'closing meeting',
    phone: 'phone call',
    other: 'other',
  },
} satisfies InAnother<typeof nl>;
