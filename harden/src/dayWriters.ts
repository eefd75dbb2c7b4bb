import type { Appointment } from '@traject/contract/appointments';
import type { Task } from '@traject/contract/tasks';
import { done, newestToken, type Write } from './writers.ts';

let count = 0;

/** In a loop: the client is asked to do something, and says that it was done. */
export const askTask: Write = async (desk, sql) => {
  const { staff, anyone, trajectoryId, acknowledge } = desk;
  const title = `Taak ${process.pid}-${++count}`;
  const given = { title, party: 'client' };
  const { id } = done<Task>(await staff.post(`/trajectories/${trajectoryId}/tasks`, given));
  const asked = `select from tasks k join links l on l.task_id = k.id
    where k.id = $1 and k.title = $2 and k.sent_at is not null`;
  acknowledge({ what: 'task', proof: asked, values: [id, title] });
  const token = await newestToken(sql, trajectoryId, 'task-client');
  done(await anyone.upload(`/task-requests/${token}`, { answer: title }));
  const proof = `select from tasks k join links l on l.task_id = k.id
    where k.id = $1 and k.answer = $2 and k.done_at is not null and l.used_at is not null`;
  acknowledge({ what: 'task that was done', proof, values: [id, title] });
};

/** In a loop: the client is invited, and says that they come. */
export const planMeeting: Write = async (desk, sql) => {
  const { staff, anyone, trajectoryId, acknowledge } = desk;
  const title = `Afspraak ${process.pid}-${++count}`;
  const when = { date: '2030-06-03', start: '10:00', end: '11:00' };
  const meeting = { kind: 'progress', title, ...when, guests: { client: true } };
  const path = `/trajectories/${trajectoryId}/appointments`;
  const { id } = done<Appointment>(await staff.post(path, meeting));
  const asked = `select from appointments a join appointment_guests g on g.appointment_id = a.id
    join links l on l.appointment_guest_id = g.id where a.id = $1 and a.title = $2`;
  acknowledge({ what: 'appointment', proof: asked, values: [id, title] });
  const token = await newestToken(sql, trajectoryId, 'appointment-asked');
  done(await anyone.post(`/appointment/${token}/answer`, { answer: 'yes' }));
  const proof = `select from appointment_guests where appointment_id = $1 and answer = $2`;
  acknowledge({ what: 'answer', proof, values: [id, 'yes'] });
};
