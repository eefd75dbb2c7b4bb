import type { LinkPurpose } from '@traject/contract/common/endpoint';
import type { Subject } from '@traject/server/src/platform/access/manyLinks.ts';
import type { Demo } from './demo.ts';

type Sql = Demo['sql'];

/** Something of the demo that a link of this purpose can be about, still open. */
export async function subjectOf(sql: Sql, purpose: LinkPurpose): Promise<Subject> {
  const [kind, party = ''] = purpose.split('-');
  const found = await (kind === 'reset' || kind === 'address'
    ? { account_id: 6 }
    : kind === 'activate' || kind === 'calendar'
      ? { person_id: kind === 'calendar' ? 3 : 6 }
      : kind === 'evaluate'
        ? evaluator(sql)
        : kind === 'mine'
          ? page(sql)
          : kind === 'appointment'
            ? guest(sql)
            : kind === 'task'
              ? taskFor(sql, party)
              : kind === 'survey'
                ? survey(sql, party)
                : request(sql, purpose));
  if (!found) throw new Error(`The demo has nothing open for ${purpose}`);
  return found;
}

const first = async <T>(rows: Promise<T[]>) => (await rows)[0];

const evaluator = (sql: Sql) =>
  first(sql<{ person_id: number }[]>`
    select evaluator_id as person_id from evaluations
    where done_at is null and role = any('{mentor,coach,recipient,other_student}')
    order by expires_at desc, id limit 1`);

const survey = (sql: Sql, party: string) =>
  first(sql<{ trajectory_id: number; survey_id: number }[]>`
    select s.trajectory_id, s.id as survey_id from surveys s
    join survey_templates t on t.id = s.survey_template_id
    where s.sent_at is not null and s.answered_at is null order by t.type <> ${party}, s.id limit 1`);

const request = (sql: Sql, purpose: LinkPurpose) =>
  first(sql<{ trajectory_id: number; approval_request_id: number }[]>`
    select trajectory_id, id as approval_request_id from approval_requests
    where kind = ${purpose} and decided_at is null order by closed_at is not null, id limit 1`);

/** A browser that was not let in yet, of a client with a page. */
const page = (sql: Sql) =>
  first(sql<{ portal_session_id: number }[]>`
    insert into portal_sessions (organisation_id, email, created_at, last_used_at, expires_at)
    select g.organisation_id, c.email, now(), now(), now() + interval '1 hour'
    from portal_pages g join trajectories t on t.id = g.trajectory_id
    join people c on c.id = t.client_id
    where g.party = 'client' and t.deleted_at is null order by g.id limit 1
    returning id as portal_session_id`);

const guest = (sql: Sql) =>
  first(sql<{ trajectory_id: number; appointment_guest_id: number }[]>`
    select a.trajectory_id, g.id as appointment_guest_id from appointment_guests g
    join appointments a on a.id = g.appointment_id
    where g.party is not null and a.cancelled_at is null and a.starts_at > now()
    order by g.id limit 1`);

type Task = { trajectory_id: number; task_id: number };

/** The demo asks only its clients to do something. */
async function taskFor(sql: Sql, party: string): Promise<Task | undefined> {
  const known = await first(sql<Task[]>`select trajectory_id, id as task_id from tasks
    where party = ${party} and sent_at is not null and done_at is null order by id limit 1`);
  return (
    known ??
    first(sql<Task[]>`
    insert into tasks (organisation_id, trajectory_id, title, party, recipient_name,
      recipient_email, language, sender_id, sent_at, reminders_off)
    select organisation_id, id, 'De werkplek laten zien', ${party}, contact_name, contact_email,
      'nl', counselor_id, now(), true
    from trajectories where deleted_at is null and contact_email <> '' order by id limit 1
    returning trajectory_id, id as task_id`)
  );
}
