import type { Sql } from 'postgres';

/**
 * Of whom `/today` and the pages of clients and employers are measured: the same caseload in each
 * database, however much there is around.
 */
export type Day = { counselor: string; coordinator: string; contact: string; caseload: number };

/** Ten tasks for each trajectory, and appointments, documents, questions and answers around them. */
export async function addWorkingDays(sql: Sql, day: Day) {
  await giveCaseload(sql, day);
  await sql`insert into memberships (person_id, organisation_id, account_type)
    select id, organisation_id, 'coordinator' from people where email = ${day.coordinator}`;
  await sql`create temporary table cases as
    select t.id, t.organisation_id, t.counselor_id, t.trajectory_state_id < 6 as is_open,
      t.trajectory_state_id, c.name, c.email,
      row_number() over (partition by t.counselor_id order by t.id)::int as nth
    from trajectories t join people c on c.id = t.client_id`;
  await sql`analyze cases`;
  await addTasks(sql);
  await addAppointments(sql);
  await addDocuments(sql);
  await addReviews(sql);
  await addSurveys(sql);
  await addLinks(sql);
  await addPages(sql, day);
  await letTimePass(sql);
}

/** The newest of the organisation are theirs, in all states; what else they had is a colleague's. */
async function giveCaseload(sql: Sql, { counselor, caseload }: Day) {
  const [person] = await sql<{ id: number; organisation_id: number }[]>`
    select id, organisation_id from people where email = ${counselor}`;
  if (!person) throw new Error('There is nobody whose day it is');
  const { id, organisation_id } = person;
  await sql`update trajectories set counselor_id = (select max(person_id) from memberships
      where organisation_id = ${organisation_id} and account_type = 'counselor')
    where counselor_id = ${id}`;
  await sql`update trajectories t set counselor_id = ${id}, trajectory_state_id = 1 + nth % 9
    from (select id, row_number() over (order by id desc)::int as nth from trajectories
      where organisation_id = ${organisation_id} order by id desc limit ${caseload}) own
    where t.id = own.id`;
}

/**
 * Of what is going on six were done here, one by the client; two are to be done here and one by the
 * client, some of them late. Of what has ended everything was done.
 */
async function addTasks(sql: Sql) {
  await sql`insert into tasks (organisation_id, trajectory_id, title, text, person_id, due_on,
      created_by, created_at, done_at, done_by)
    select organisation_id, id, 'Bellen over de volgende stap', 'Zie de notitie van vorige week.',
      counselor_id, current_date + (nth * 7 + k * 11) % 45 - 9, counselor_id,
      now() - interval '20 days',
      case when k < 7 or not is_open then now() - interval '1 day' * ((nth * 3 + k * 7) % 300) end,
      case when k < 7 or not is_open then counselor_id end
    from cases, generate_series(1, 8) k`;
  await sql`insert into tasks (organisation_id, trajectory_id, title, party, due_on, created_by,
      sender_id, recipient_name, recipient_email, language, sent_at, opened_at, done_at, answer,
      reminders_off, end_told_at)
    select organisation_id, id, 'Cv opsturen', 'client', current_date + (nth * 7) % 40 - 10,
      counselor_id, counselor_id, name, email, 'nl', asked, asked + interval '1 hour',
      case when k = 1 or not is_open then asked + interval '5 hours' end,
      case when k = 1 or not is_open then 'Gedaan.' end, true, now()
    from cases, generate_series(1, 2) k,
      lateral (select now() - interval '1 day' * ((nth * 3 + k * 17) % 89) as asked) x`;
}

/** Two for what is going on, in the sixty days around today, with the client. */
async function addAppointments(sql: Sql) {
  await sql`with made as (
      insert into appointments (organisation_id, trajectory_id, owner_id, kind, place, starts_at,
        ends_at, created_by)
      select organisation_id, id, counselor_id, 'progress', 'Kamer 2', starts_at,
        starts_at + interval '1 hour', counselor_id
      from cases, generate_series(1, 2) k, lateral (select (current_date + (nth * 7 + k * 13) % 60
        - 30 + make_time(9 + nth % 8, 0, 0)) at time zone 'Europe/Amsterdam' as starts_at) x
      where is_open returning id, organisation_id, trajectory_id)
    insert into appointment_guests (organisation_id, appointment_id, party, name, email, language,
      answer, answered_at)
    select made.organisation_id, made.id, 'client', c.name, c.email, 'nl',
      case made.id % 2 when 0 then 'yes' end, case made.id % 2 when 0 then now() end
    from made join cases c on c.id = made.trajectory_id`;
}

/** One document for each second trajectory; the client has decided on two of three. */
async function addDocuments(sql: Sql) {
  await sql`insert into files (key, name, mime, size, sha256, uploader_id, organisation_id)
    select 'bench-' || id, 'Trajectplan.pdf', 'application/pdf', 1000, '', counselor_id,
      organisation_id from cases where id % 2 = 0`;
  await sql`insert into trajectory_files (trajectory_id, trajectory_file_type_id,
      trajectory_file_action_id, creator_id)
    select id, 1, 2, counselor_id from cases where id % 2 = 0`;
  await sql`insert into trajectory_file_versions (trajectory_file_id, file_id)
    select d.id, f.id from trajectory_files d join files f on f.key = 'bench-' || d.trajectory_id`;
  await sql`with asked as (
      insert into approval_requests (trajectory_id, kind, party, requested, recipient_name,
        recipient_email, language, sender_id, sent_at, opened_at, decided_at, approved,
        reminders_off, end_told_at)
      select id, 'approve-document', 'client', true, name, email, 'nl', counselor_id, asked,
        asked + interval '1 hour', case when nth % 3 > 0 then asked + interval '2 hours' end,
        case when nth % 3 > 0 then true end, true, now()
      from cases, lateral (select now() - interval '1 day' * ((nth * 5) % 88) as asked) x
      where id % 2 = 0 returning id, trajectory_id, party)
    insert into approval_request_versions (approval_request_id, party, version_id, position)
    select asked.id, party, v.id, 1 from asked
    join trajectory_files d on d.trajectory_id = asked.trajectory_id
    join trajectory_file_versions v on v.trajectory_file_id = d.id`;
}

/** What waits for the client has been asked and not decided; what went on was. */
const addReviews = (sql: Sql) => sql`
  insert into approval_requests (trajectory_id, kind, party, requested, recipient_name,
    recipient_email, language, sender_id, sent_at, opened_at, decided_at, approved, reminders_off,
    end_told_at)
  select id, 'review-' || party, party, true, name, email, 'nl', counselor_id, asked,
    asked + interval '1 day', case when not waits then asked + interval '2 days' end,
    case when not waits then true end, true, now()
  from cases, lateral (select now() - interval '1 day' * ((nth * 11) % 85 + 1) as asked,
    trajectory_state_id in (2, 4) as waits,
    case trajectory_state_id when 4 then 'employer' else 'client' end as party) x
  where trajectory_state_id > 1`;

/** One for each third trajectory; four of five were answered. */
async function addSurveys(sql: Sql) {
  await sql`insert into survey_templates (organisation_id, title, type)
    select id, 'Tevredenheid', 'client' from organisations`;
  await sql`insert into surveys (organisation_id, trajectory_id, survey_template_id, title, questions,
      recipient_name, recipient_email, language, sender_id, sent_at, opened_at, answered_at,
      reminders_off, end_told_at)
    select c.organisation_id, c.id, t.id, t.title, '[]', c.name, c.email, 'nl', counselor_id, asked,
      asked + interval '1 hour', case when nth % 5 > 0 then asked + interval '1 day' end, true, now()
    from cases c join survey_templates t using (organisation_id),
      lateral (select now() - interval '1 day' * ((nth * 7) % 88 + 1) as asked) x
    where nth % 3 = 0`;
}

/** Every question has its link, which was used when it was answered. */
async function addLinks(sql: Sql) {
  const add = (key: string, purpose: string, answered: string, from: string) =>
    sql.unsafe(`insert into links (token_hash, purpose, trajectory_id, ${key}, created_at,
        expires_at, opened_at, used_at)
      select sha256(convert_to('${key} ' || id, 'UTF8')), ${purpose}, trajectory_id, id, sent_at,
        sent_at + interval '90 days', opened_at, ${answered} from ${from} where sent_at is not null`);
  await add('task_id', `'task-' || party`, 'done_at', 'tasks');
  await add('approval_request_id', 'kind', 'decided_at', 'approval_requests');
  await add('survey_id', `'survey-client'`, 'answered_at', 'surveys');
}

/**
 * Two messages with each client, of which the counselor has not seen one of ten; and three employees
 * of one employer. The pages themselves came with the links.
 */
async function addPages(sql: Sql, { counselor, contact }: Day) {
  await sql`insert into messages (organisation_id, trajectory_id, party, person_id, name, text,
      sent_at, read_at)
    select organisation_id, id, 'client', case k when 1 then counselor_id end, name,
      'Tot dinsdag.', now() - interval '1 day' * (nth % 50 + 2 - k),
      case when k = 1 or nth % 10 > 0 then now() end
    from cases, generate_series(1, 2) k where is_open`;
  await sql`with own as (update trajectories set contact_email = ${contact} where id in (
      select c.id from cases c join people p on p.id = c.counselor_id
      where p.email = ${counselor} and c.is_open order by c.id limit 3)
    returning organisation_id, id)
    insert into portal_pages (organisation_id, trajectory_id, party)
    select organisation_id, id, 'employer' from own on conflict do nothing`;
}

/** One of five has heard nothing for four weeks, and some are long in their state. */
async function letTimePass(sql: Sql) {
  await sql`update trajectories t set last_contact_on = current_date - (nth * 7) % 35,
      state_since = now() - interval '1 day' * ((nth * 3) % 20)
    from cases where cases.id = t.id`;
  await sql`drop table cases`;
  await sql`vacuum full trajectories`;
  await sql`vacuum analyze`;
  await sql`create schema bench`;
  await sql`create table bench.filled as select current_date as day`;
}
