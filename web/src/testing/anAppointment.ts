import type { Appointment, Guest, PublicAppointment } from '@traject/contract/appointments';

/** Far enough away to be coming for years. */
const day = '2099-03-10';

export const aGuest = (given: Partial<Guest> = {}): Guest => ({
  ...{ id: 1, party: 'client', person_id: null, name: 'Fatima El Amrani' },
  ...{ email: 'fatima@mail.example', answer: null, answer_text: null, answered_at: null },
  mail: { state: 'sent', at: '2026-11-09T10:00:00Z' },
  ...given,
});

export const anAppointment = (given: Partial<Appointment> = {}): Appointment => ({
  id: 1,
  trajectory: { id: 4, client: { name: 'Fatima El Amrani' } },
  owner: { id: 3, name: 'Marieke de Vries' },
  ...{ kind: 'progress', title: '', text: '', place: 'Kamer 2', video_url: '' },
  ...{ date: day, start: '10:30', end: '11:30' },
  ...{ starts_at: `${day}T09:30:00Z`, ends_at: `${day}T10:30:00Z` },
  guests: [],
  series: null,
  cancelled_at: null,
  is_busy: false,
  part: 'owner',
  version: 1,
  ...given,
});

export const aPublicAppointment = (given: Partial<PublicAppointment> = {}): PublicAppointment => ({
  id: 1,
  ...{ kind: 'progress', title: '', text: 'Neem uw pas mee.', place: 'Kamer 2' },
  ...{ video_url: '', date: day, start: '10:30', end: '11:30', series: null, cancelled_at: null },
  recipient: { name: 'Fatima El Amrani' },
  organisation: { name: 'Stichting Werkwijzer', has_logo: false },
  counselor: { name: 'Marieke de Vries', email: 'marieke@werk.example', phone_number: '030 1' },
  others: [{ name: 'Pieter Hoekstra' }],
  dates: [{ date: day, start: '10:30', end: '11:30' }],
  ...{ answer: null, answer_text: null, may_answer: true, is_colleague: false },
  ...given,
});
