import type { PublicTask } from '@traject/contract/common/taskPage';
import type { Task } from '@traject/contract/tasks';

/** As it stands on a trajectory, for its counselor. */
export const aTask = (given: Partial<Task> = {}): Task => ({
  id: 1,
  trajectory_id: 4,
  title: 'Cv bekijken',
  text: '',
  party: null,
  person: { id: 2, name: 'Marieke de Vries' },
  due_on: null,
  state: 'open',
  done_at: null,
  done_by: null,
  answer: null,
  answer_file: null,
  recipient: null,
  sent_at: null,
  opened_at: null,
  send_on: null,
  expires_at: null,
  reminders_off: false,
  next_reminder_at: null,
  reminder: null,
  mail: null,
  plan: null,
  created_by: { name: 'Marieke de Vries' },
  version: 1,
  ...given,
});

/** One that was mailed to the client. */
export const anAskedTask = (given: Partial<Task> = {}): Task =>
  aTask({
    title: 'Cv sturen',
    party: 'client',
    person: null,
    recipient: { name: 'Fatima El Amrani', email: 'fatima@mail.example' },
    sent_at: '2026-11-09T10:00:00Z',
    expires_at: '2099-02-07T10:00:00Z',
    mail: { state: 'sent', at: '2026-11-09T10:00:01Z' },
    ...given,
  });

/** As the page behind a link gets it. */
export const aPublicTask = (given: Partial<PublicTask> = {}): PublicTask => ({
  title: 'Cv sturen',
  text: 'Het nieuwste, als pdf.',
  due_on: '2026-12-01',
  recipient: { name: 'Fatima El Amrani' },
  organisation: { name: 'Stichting Werkwijzer', has_logo: false },
  counselor: { name: 'Marieke de Vries', email: 'm@werk.example', phone_number: null },
  client: { name: 'Fatima El Amrani' },
  expires_at: '2027-02-07T10:00:00Z',
  done: null,
  ...given,
});
