import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Database } from '@traject/server/src/platform/database/openDb.ts';
import type { Storage } from '@traject/server/src/platform/files/storage.ts';
import { sweep } from '@traject/server/src/platform/files/sweep.ts';
import type { Installation } from './installation.ts';

type Sql = Database['sql'];

/** What must never be, each a query whose rows are half done. */
const never: Record<string, string> = {
  'a state that its history does not tell': `
    select t.id from trajectories t where trajectory_state_id <> (select trajectory_state_id
      from trajectory_history h where h.trajectory_id = t.id order by h.id desc limit 1)`,
  'a trajectory that waits for nobody': `
    select id from trajectories t where trajectory_state_id in (2, 4) and not exists (
      select from approval_requests r join links l on l.approval_request_id = r.id
      where r.trajectory_id = t.id and r.kind <> 'approve-document' and r.decided_at is null
        and r.closed_at is null and l.used_at is null)`,
  'an open question of a trajectory that does not wait': `
    select t.id from trajectories t join approval_requests r on r.trajectory_id = t.id
    where r.kind <> 'approve-document' and r.decided_at is null and r.closed_at is null
      and trajectory_state_id not in (2, 4)`,
  'a document without a version': `
    select id from trajectory_files f where not exists (
      select from trajectory_file_versions v where v.trajectory_file_id = f.id)`,
  'a decision whose link still works': `
    select r.id from approval_requests r join links l on l.approval_request_id = r.id
    where r.decided_at is not null and l.used_at is null and l.revoked_at is null`,
  'a reminder without its link or its mail, or of what was decided before it': `
    select m.id from reminders m left join approval_requests r on r.id = m.approval_request_id
      left join surveys s on s.id = m.survey_id left join tasks k on k.id = m.task_id
    where m.evaluation_id is null and (m.link_id is null or m.mail_id is null
      or coalesce(r.decided_at, s.answered_at, k.done_at) < m.at)`,
  'a task that was done and whose link still works, or that was mailed without one': `
    select k.id from tasks k left join links l on l.task_id = k.id and l.revoked_at is null
    where k.title like 'Taak %-%' and (l.id is null or (k.done_at is null) <> (l.used_at is null))`,
  'an appointment without its guest, or a guest without a link': `
    select a.id from appointments a left join appointment_guests g on g.appointment_id = a.id
      left join links l on l.appointment_guest_id = g.id
    where a.title like 'Afspraak %-%' and l.id is null`,
  'a trajectory whose last contact is not what its notes and appointments tell': `
    select id from trajectories t
    where last_contact_on <> last_contact_of(t.id, t.registration_date)`,
  'a trajectory that changed its state later than it says': `
    select id from trajectories t where state_since < (select max(h.at) from trajectory_history h
      where h.trajectory_id = t.id)`,
  'an answered survey without answers, or answers of one that is not': `
    select s.id from surveys s where (answered_at is null) = exists (
      select from survey_answers a where a.survey_id = s.id)`,
  'a note without its event': `
    select n.id from notes n where n.note like 'Notitie %-%' and not exists (
      select from events e where e.action = 'notes.create' and (e.record ->> 'id')::int = n.id)`,
  'a count of trajectories that is wrong': `
    select 1 from (select organisation_id, counselor_id, trajectory_state_id, count(*) as total
      from trajectories where deleted_at is null group by 1, 2, 3) t
    full join (select * from trajectory_counts where total <> 0) c
      using (organisation_id, counselor_id, trajectory_state_id)
    where t.total is distinct from c.total`,
  'an event of something that is not there': `
    select e.id from events e where e.action = 'documents.create' and e.refused is null
      and not exists (select from trajectory_files f where f.id = (e.record ->> 'id')::int)`,
};

/** As many mails as there were reasons for one. */
const pairs: Record<string, [string, string]> = {
  'links and their mails': [
    `select count(*) from links where approval_request_id is not null or survey_id is not null
      or task_id is not null`,
    `select count(*) from mails where template in ('review-client', 'review-employer',
      'approve-document', 'read-document', 'survey-client', 'survey-employer', 'task-client',
      'task-employer', 'reminder-approval', 'reminder-survey', 'reminder-task')`,
  ],
  'reminders and their mails': [
    'select count(*) from reminders where evaluation_id is null',
    `select count(*) from mails where template like 'reminder-%'`,
  ],
  'invitations and their mails': [
    'select count(*) from links where appointment_guest_id is not null',
    `select count(*) from mails where template = 'appointment-asked'`,
  ],
  'tasks that parties did and their mails': [
    `select count(*) from tasks where party is not null and done_at is not null
      and done_by is null`,
    `select count(distinct (trajectory_id, created_at)) from mails where template = 'task-done'`,
  ],
  'decisions and their mails': [
    'select count(*) from approval_requests where decided_at is not null',
    `select count(*) from mails where template = 'decided'`,
  ],
  'answered surveys and their mails': [
    'select count(*) from surveys where answered_at is not null',
    // One is sent to the sender and one to the counselor, at the same moment.
    `select count(distinct (trajectory_id, created_at)) from mails
      where template = 'survey-answered'`,
  ],
};

export type Differences = Record<string, number>;

/** The demo made some without a mail; from there on the two grow together. */
export async function countPairs(sql: Sql): Promise<Differences> {
  const found: Differences = {};
  for (const [name, [one, other]] of Object.entries(pairs)) {
    const [row] = await sql.unsafe(`select (${one}) - (${other}) as difference`);
    found[name] = row?.difference;
  }
  return found;
}

/** Everything half done that can be found, one sentence each. */
export const halfDone = (installation: Installation, before: Differences) =>
  installation.look(async ({ sql, db }) => {
    const found: string[] = [];
    for (const [what, question] of Object.entries(never)) {
      const rows = await sql.unsafe(question);
      if (rows.length > 0) found.push(`${what}: ${rows.length}`);
    }
    for (const [what, difference] of Object.entries(await countPairs(sql)))
      if (difference !== before[what]) found.push(`${what}: ${difference} apart`);
    const { storage, tmpDir } = installation;
    await sweep({ storage, tmpDir, db }, { age: 0, evenIfMany: true });
    found.push(...(await unlikeFiles(sql, storage)));
    return found;
  });

const known = new Set<string>();

/** A file that was right once is only checked for presence, because files never change. */
async function unlikeFiles(sql: Sql, storage: Storage) {
  const rows = await sql`select key, sha256 from files`;
  const stored = new Set<string>();
  for await (const { key } of storage.list()) stored.add(key);
  const found: string[] = [];
  for (const { key, sha256 } of rows) {
    if (!stored.delete(key)) found.push(`a row without its file ${key}`);
    else if (!known.has(key)) {
      const bytes = await buffer((await storage.get(key)).stream);
      if (createHash('sha256').update(bytes).digest('hex') === sha256) known.add(key);
      else found.push(`a file ${key} with other bytes than its row says`);
    }
  }
  return [...found, ...[...stored].map((key) => `a file ${key} without a row`)];
}
