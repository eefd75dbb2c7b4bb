import type { PublicAppointment } from '@traject/contract/common/appointmentPage';

/** What the server says about a link, for a page that is viewed without a trajectory. */
export const aPublicAppointment: PublicAppointment = {
  id: 1,
  ...{ kind: 'progress', title: '', text: 'Neem uw pas mee.', place: 'Kanaalstraat 12' },
  ...{ video_url: '', date: '2099-03-10', start: '10:30', end: '11:30' },
  series: { every: 'weekly', until: '2099-03-17' },
  cancelled_at: null,
  recipient: { name: 'Fatima El Amrani' },
  organisation: { name: 'Stichting Werkwijzer', has_logo: false },
  counselor: { name: 'Marieke de Vries', email: 'marieke@werk.example', phone_number: '030 1' },
  others: [{ name: 'Pieter Hoekstra' }],
  dates: [
    { date: '2099-03-10', start: '10:30', end: '11:30' },
    { date: '2099-03-17', start: '10:30', end: '11:30' },
  ],
  ...{ answer: null, answer_text: null, may_answer: true, is_colleague: false },
};
