import type { Sql } from 'postgres';

/** Fills a database as it was before there were tasks, appointments and reminders. */
export async function fillBeforeWorkingDay(sql: Sql) {
  await sql.unsafe(people).simple();
  await sql.unsafe(trajectories).simple();
  await sql.unsafe(papers).simple();
  await sql.unsafe(questions).simple();
  await sql.unsafe(school).simple();
  await sql.unsafe(traces).simple();
}

/** Three organisations that were set up differently, with staff and forty clients each. */
const people = `
  insert into organisations (name, language, evaluation_expiry_days, trajectory_visibility, city)
    values ('De Brug', 'nl', 14, 'members', 'Utrecht'), ('Het Anker', 'nl', 30, 'everyone', ''),
      ('The Bridge', 'en', 7, 'everyone', 'Leiden');
  insert into people (organisation_id, email, first_name, last_name, language, joined_at)
    select 1 + n % 3, 'mens' || n || '@x.nl', 'Voor' || n, 'Achter' || n,
      case n % 3 when 2 then 'en' else 'nl' end::language, now() - interval '1 day' * n
    from generate_series(1, 150) n;
  insert into memberships (organisation_id, person_id, account_type)
    select organisation_id, id, (array['admin', 'coordinator', 'counselor', 'counselor',
      'evaluator'])[1 + (id - 1) / 3 % 5] from people where id <= 15
    union all select organisation_id, id, 'client' from people where id > 15
    union all select organisation_id, id, 'student' from people where id > 135;
  insert into accounts (email, password_hash, first_name, last_name)
    select email, 'hash ' || id, first_name, last_name from people where id <= 15;
  update people p set account_id = a.id from accounts a where a.email = p.email;
  insert into profiles (person_id, city, phone_number, benefits)
    select id, 'Stad ' || id, '06-' || id, 'WW' from people;
  insert into teams (organisation_id, name) select id, 'Team ' || id from organisations;
  insert into team_members (team_id, organisation_id, person_id, is_lead)
    select t.id, t.organisation_id, m.person_id, m.person_id < 10 from teams t
    join memberships m using (organisation_id) where m.account_type = 'counselor';`;

/**
 * In all states, some deleted; with a long history, a short one or none; with notes, of which the
 * newest of some was deleted.
 */
const trajectories = `
  insert into trajectories (organisation_id, client_id, counselor_id, trajectory_state_id,
      registered_by, registration_date, intake_date, contact_name, contact_email, created_at,
      deleted_at, completed_reason)
    select p.organisation_id, p.id, (select m.person_id from memberships m
        where m.organisation_id = p.organisation_id and m.account_type = 'counselor'
        order by (m.person_id + p.id) % 2, 1 limit 1),
      1 + p.id / 3 % 9, 'Iemand', date '2026-01-01' + p.id, date '2026-02-01' + p.id,
      'Contact ' || p.id, 'contact' || p.id || '@x.nl', timestamptz '2026-01-02 10:00Z' +
        interval '1 day' * p.id, case when p.id % 29 = 0 then now() end,
      case when p.id / 3 % 9 > 4 then 'Geplaatst' end
    from people p where p.id > 15;
  insert into trajectory_history (trajectory_id, trajectory_state_id, at, actor_id, actor_name)
    select t.id, s, t.created_at + interval '1 day' * (s * 3), t.counselor_id, 'Iemand'
    from trajectories t, generate_series(1, t.trajectory_state_id) s where t.id % 7 > 0;
  insert into notes (trajectory_id, author_id, date, note, visible_client, deleted_at)
    select t.id, t.counselor_id, t.registration_date + interval '1 day' * (n * 10) + time '23:30',
      'Notitie ' || n || ' van ' || t.id, n = 2,
      case when n = 3 and t.id % 4 = 0 then now() end
    from trajectories t, generate_series(1, t.id % 4) n;
  insert into note_versions (note_id, version, organisation_id, date, note, visible_client,
      visible_employer)
    select id, 1, organisation_id, date, 'Eerst ' || note, false, false from notes where id % 5 = 0;
  insert into trajectory_members (organisation_id, trajectory_id, person_id, reason)
    select t.organisation_id, t.id, m.person_id, 'help' from trajectories t
    join memberships m on m.organisation_id = t.organisation_id and m.account_type = 'coordinator'
    where t.id % 6 = 0;
  insert into applications (trajectory_id, date, vacancy, company)
    select id, registration_date, 'Bakker', 'De Korenbloem' from trajectories where id % 3 = 0;
  insert into tests (trajectory_id, main_subject, sub_subject, date_taken, price)
    select id, 'Taal', 'Lezen', registration_date, 1250 from trajectories where id % 3 = 1;`;

/** Documents with two versions, and signed copies that came back. */
const papers = `
  insert into files (key, name, mime, size, sha256, organisation_id)
    select 'v' || v || '-' || id, 'Plan ' || id || '.pdf', 'application/pdf', id, 'hash' || id,
      organisation_id from trajectories, generate_series(1, 3) v where id % 2 = 0;
  insert into trajectory_files (trajectory_id, trajectory_file_type_id, trajectory_file_action_id,
      creator_id)
    select id, 1, 3, counselor_id from trajectories where id % 2 = 0;
  insert into trajectory_file_versions (trajectory_file_id, file_id)
    select d.id, f.id from trajectory_files d
    join files f on f.key in ('v1-' || d.trajectory_id, 'v2-' || d.trajectory_id) order by f.id;`;

/** Asked by mail: opened or not, decided, rejected, withdrawn, ended, and waiting for an answer. */
const questions = `
  insert into approval_requests (trajectory_id, kind, party, requested, recipient_name,
      recipient_email, language, sender_id, sent_at, opened_at, decided_at, approved, reason,
      closed_at)
    select t.id, case when t.id % 2 = 0 then 'approve-document' else 'review-client' end, 'client',
      true, 'Naam', 'r' || t.id || '@x.nl', 'nl', t.counselor_id, sent_at,
      case when t.id % 3 > 0 then sent_at + interval '1 day' end,
      case when t.id % 5 < 2 then sent_at + interval '2 days' end,
      case when t.id % 5 < 2 then t.id % 5 = 0 end, case when t.id % 5 = 1 then 'Niet zo.' end,
      case when t.id % 5 = 2 then sent_at + interval '3 days' end
    from trajectories t, lateral (select now() - interval '1 day' * (t.id % 120) as sent_at) x;
  insert into approval_request_versions (approval_request_id, party, version_id, position)
    select r.id, r.party, max(v.id), 1 from approval_requests r
    join trajectory_files d on d.trajectory_id = r.trajectory_id
    join trajectory_file_versions v on v.trajectory_file_id = d.id group by 1, 2;
  insert into trajectory_file_returns (trajectory_file_id, file_id, approval_request_id)
    select d.id, f.id, r.id from trajectory_files d join files f on f.key = 'v3-' || d.trajectory_id
    join approval_requests r on r.trajectory_id = d.trajectory_id where r.approved;
  insert into survey_templates (organisation_id, title, type)
    select id, 'Tevredenheid', 'client' from organisations;
  insert into survey_questions (survey_template_id, "order", description, type)
    select id, 1, 'Hoe gaat het?', 'open' from survey_templates;
  insert into surveys (organisation_id, trajectory_id, survey_template_id)
    select t.organisation_id, t.id, s.id from trajectories t join survey_templates s
    using (organisation_id) where t.id % 3 = 0;
  update surveys s set title = 'Tevredenheid', questions = '[]', recipient_name = 'Naam',
      recipient_email = 's' || s.id || '@x.nl', language = 'nl', sender_id = t.counselor_id,
      sent_at = now() - interval '1 day' * (s.id % 100),
      answered_at = case when s.id % 4 = 0 then now() end
    from trajectories t where t.id = s.trajectory_id and s.id % 4 > 1 or s.id % 4 = 0
      and t.id = s.trajectory_id;
  insert into survey_answers (survey_id, survey_question_id, answer)
    select s.id, q.id, 'Goed' from surveys s join survey_questions q using (survey_template_id)
    where s.answered_at is not null;
  insert into mails (organisation_id, recipient, template, language, data, sent_at, trajectory_id)
    select organisation_id, recipient_email, kind, language, null, sent_at, trajectory_id
    from approval_requests;
  insert into links (token_hash, purpose, trajectory_id, approval_request_id, created_at, expires_at,
      opened_at, used_at, revoked_at, mail_id)
    select sha256(('r' || r.id)::bytea), r.kind, r.trajectory_id, r.id, r.sent_at,
      r.sent_at + interval '90 days', r.opened_at, r.decided_at, r.closed_at, m.id
    from approval_requests r join mails m on m.recipient = r.recipient_email;
  insert into links (token_hash, purpose, trajectory_id, survey_id, created_at, expires_at, used_at)
    select sha256(('s' || id)::bytea), 'survey-client', trajectory_id, id, sent_at,
      sent_at + interval '90 days', answered_at from surveys where sent_at is not null;`;

/** Evaluations that were done, wait, were reminded of by the program of the time, or came too late. */
const school = `
  insert into diplomas (organisation_id, title, level) select id, 'Zorg', '3' from organisations;
  insert into core_tasks (diploma_id, position, title) select id, 1, 'Taak' from diplomas;
  insert into work_processes (core_task_id, position, title) select id, 1, 'Proces' from core_tasks;
  insert into enrolments (student_id, organisation_id, diploma_id)
    select m.person_id, m.organisation_id, d.id from memberships m join diplomas d
    using (organisation_id) where m.account_type = 'student';
  insert into evaluations (organisation_id, student_id, diploma_id, work_process_id, evaluator_id,
      role, requested_at, expires_at, asked_by, score, done_at, told_at, reminded_at,
      expiry_told_at)
    select e.organisation_id, e.student_id, e.diploma_id, w.id, v.person_id, 'coach',
      now() - interval '12 days', now() + interval '1 day' * (e.student_id % 3 * 9 - 3),
      e.student_id, case n when 1 then 2 end, case n when 1 then now() - interval '8 days' end,
      case n when 1 then now() - interval '8 days' end,
      case when n <> 3 then now() - interval '9 days' end,
      case when e.student_id % 3 = 0 and n > 1 then now() - interval '1 day' end
    from enrolments e join core_tasks t on t.diploma_id = e.diploma_id
    join work_processes w on w.core_task_id = t.id
    join memberships v on v.organisation_id = e.organisation_id and v.account_type = 'evaluator',
      generate_series(1, 3) n;`;

const traces = `
  insert into sessions (id, account_id, expires_at)
    select gen_random_uuid(), id, now() + interval '1 hour' from accounts;
  insert into links (token_hash, purpose, person_id, expires_at)
    select sha256(('p' || id)::bytea), 'activate', id, now() + interval '5 days'
    from people where account_id is null and id < 40;
  insert into events (person_id, action, record, request_id, organisation_id)
    select counselor_id, 'notes.create', jsonb_build_object('trajectoryId', id::text), 'x',
      organisation_id from trajectories;`;
