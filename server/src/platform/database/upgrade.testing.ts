import type { Sql } from 'postgres';

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

const organisations = 4;
const people = 60;
const types = ['admin', 'coordinator', 'counselor', 'evaluator', 'student', 'client'];

/**
 * Fills a database as it was when one account belonged to all organisations at once: people of one
 * organisation and of several, who are waiting, left, were invited, shut out or erased, each with
 * their data.
 */
export async function fillOldDatabase(sql: Sql) {
  const roll = dice(20261115);
  for (let n = 1; n <= organisations; n++)
    await sql`insert into organisations (name) values (${`Huis ${n}`})`;
  for (let n = 1; n <= people; n++) await anOldAccount(sql, n, roll);
  for (let n = 1; n <= people; n++) await itsProfile(sql, n);
  await sql`insert into files (key, name, mime, size, sha256, uploader_id)
    select 'key' || n, 'bestand' || n || '.pdf', 'application/pdf', n, 'hash' || n, n
    from generate_series(1, ${people}::int) n`;
  await sql`insert into profile_files (account_id, file_id)
    select account_id, account_id from file_keepers group by 1`;
  await sql`update profiles set picture_file_id = account_id where account_id % 3 = 0`;
  await itsWork(sql);
  await itsTraces(sql);
}

async function anOldAccount(sql: Sql, n: number, roll: (sides: number) => number) {
  const comes = roll(4) > 0;
  await sql`insert into accounts (email, first_name, last_name, password_hash, activated_at,
      language, last_sign_in_at, deactivated_at)
    values (${`mens${n}@x.nl`}, ${`Voor${n}`}, ${`Achter${n}`}, ${comes ? `hash ${n}` : null},
      ${comes ? new Date() : null}, ${n % 5 ? 'nl' : 'en'}, ${comes ? new Date() : null},
      ${n % 17 === 0 ? new Date() : null})`;
  // One in ten registered and is waiting; the others belong to one organisation or more.
  if (n % 10 === 0) return;
  for (let times = 0; times < 1 + roll(4); times++)
    await sql`insert into memberships (account_id, organisation_id, account_type)
      values (${n}, ${1 + roll(organisations)}, ${types[roll(types.length)] ?? 'client'})
      on conflict do nothing`;
}

const itsProfile = async (sql: Sql, n: number) => {
  await sql`insert into profiles (account_id, address, city, phone_number, benefits, version,
    updated_by) values (${n}, ${`Straat ${n}`}, ${`Stad ${n}`}, ${`06-${n}`}, 'WW', 2,
    ${1 + (n % 7)})`;
  await sql`insert into profile_references (account_id, name) values (${n}, ${`Bekende ${n}`})`;
  await sql`insert into profile_items (account_id, list, name)
    values (${n}, 'skills', ${`Vak ${n}`}), (${n}, 'interests', ${`Hobby ${n}`})`;
  await sql`insert into experience (account_id, function_title, company_name, city,
      job_working_area_id, start_date, updated_by)
    values (${n}, ${`Werk ${n}`}, 'X', 'Y', 1, '2020-01-01', ${1 + (n % 5)})`;
};

/** Trajectories, notes and evaluations by people who are there, and by some who left since. */
async function itsWork(sql: Sql) {
  await sql`insert into trajectories (organisation_id, client_id, counselor_id,
      trajectory_state_id, registered_by, registration_date, contact_name)
    select m.organisation_id, m.account_id, 1 + (m.account_id * 7 + s) % ${people}::int, 1 + s,
      'Iemand', '2026-01-01', 'Contact'
    from memberships m, generate_series(0, 1) s where m.account_type = 'client'`;
  await sql`insert into notes (trajectory_id, author_id, date, note, updated_by)
    select t.id, t.counselor_id, now(), 'Notitie ' || t.id, 1 + (t.id % 9) from trajectories t`;
  await sql`insert into trajectory_history (trajectory_id, trajectory_state_id, actor_id)
    select id, trajectory_state_id, counselor_id from trajectories`;
  await sql`insert into diplomas (organisation_id, title, level)
    select id, 'Zorg', '3' from organisations`;
  await sql`insert into core_tasks (diploma_id, position, title) select id, 1, 'Taak' from diplomas`;
  await sql`insert into work_processes (core_task_id, position, title)
    select id, 1, 'Proces' from core_tasks`;
  await sql`insert into enrolments (student_id, organisation_id, diploma_id)
    select m.account_id, m.organisation_id, d.id from memberships m
    join diplomas d on d.organisation_id = m.organisation_id where m.account_type = 'student'`;
  await sql`insert into evaluations (organisation_id, student_id, diploma_id, work_process_id,
      evaluator_id, role, expires_at, asked_by, score, done_at)
    select e.organisation_id, e.student_id, e.diploma_id, w.id,
      1 + (e.student_id * 11) % ${people}::int, 'teacher', now() + interval '9 days', e.student_id,
      case when e.student_id % 2 = 0 then 2 end,
      case when e.student_id % 2 = 0 then now() - interval '1 day' end
    from enrolments e join core_tasks t on t.diploma_id = e.diploma_id
    join work_processes w on w.core_task_id = t.id`;
}

/** Sessions, links and events, and some memberships that have ended. */
async function itsTraces(sql: Sql) {
  await sql`insert into sessions (id, account_id, expires_at)
    select gen_random_uuid(), id, now() + interval '1 hour' from accounts
    where password_hash is not null`;
  await sql`insert into links (token_hash, purpose, account_id, expires_at)
    select sha256(('invite' || id)::bytea), 'activate', id, now() + interval '5 days'
    from accounts where password_hash is null`;
  await sql`insert into events (account_id, action, record, request_id, organisation_id)
    select m.account_id, 'clients.get', jsonb_build_object('clientId', m.account_id::text), 'x',
      m.organisation_id from memberships m`;
  await sql`delete from memberships where account_id % 13 = 0 and account_type <> 'client'`;
  await sql`update accounts set first_name = 'Gewiste', last_name = 'persoon',
    password_hash = null, email = 'gewist-' || id || '@gewist.invalid', deactivated_at = now()
    where id % 19 = 0`;
}
