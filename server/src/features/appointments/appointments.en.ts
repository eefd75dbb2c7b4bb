import kinds from '@traject/contract/common/appointmentNames.en';
import type nl from './appointments.nl.ts';

const texts: typeof nl = {
  errors: {
    'appointment.of_another': 'This appointment belongs to a colleague. Only they can change it.',
    'appointment.cancelled': 'This appointment is cancelled. It can no longer be changed.',
    'appointment.over': 'This appointment has already begun. It can no longer be answered.',
    'appointment.not_invited': 'You are not invited to this appointment.',
  },
  labels: {
    kind: 'Kind',
    place: 'Location',
    video_url: 'Address of the video call',
    start: 'Start',
    end: 'End',
    guests: 'Guests',
    client: 'Client',
    employer: 'Employer',
    colleague_ids: 'Colleagues',
    every: 'Repeat',
    scope: 'Which appointments',
    starts_at: 'Start',
    ends_at: 'End',
    cancelled_at: 'Cancelled on',
    repeats: 'Repeat',
    repeats_until: 'Repeat until',
    answer_text: 'Note with the answer',
    answered_at: 'Answered on',
    calendar_names: 'Names of clients in calendars',
  },
  words: { kinds },
};
export default texts;
