import type { Sql } from 'postgres';

/** Who looks, in each database at the same class, the same requests and the same student. */
export const atSchool = {
  coordinator: 'coordinator@school.example',
  /** Of four groups; the first has 28 students. */
  teacher: 'team1@school.example',
  /** Who has a hundred and fifty requests to answer. */
  mentor: 'mentor1@school.example',
  student: 'student1@school.example',
};

/** In the first group; the others have 26 or 27. */
const inFirst = 28;
const pending = 150;
/** Evaluations of each student. */
const each = 40;

/** One school: groups with two teachers each, two editions of one diploma, and forty evaluations each. */
export async function addSchool(sql: Sql, students: number, password_hash: string) {
  const groups = 1 + Math.round((students - inFirst) / 26.3);
  await sql`insert into organisations (name) values ('School')`;
  await sql`create temporary table school as
    select max(id)::int as organisation_id, ${students}::int as students, ${groups}::int as groups
    from organisations`;
  await addPeople(sql);
  await sql`insert into accounts (id, email, password_hash, first_name, last_name)
    select id, email, ${password_hash}, first_name, last_name from people
    where email in ${sql(Object.values(atSchool))}`;
  await sql`update people set account_id = id where email in ${sql(Object.values(atSchool))}`;
  await addDiplomas(sql);
  await addGroups(sql);
  await addEvaluations(sql);
  await giveRequests(sql);
  await addEvidence(sql);
  await addRounds(sql);
  await sql`drop table school, pupils`;
  await sql`vacuum full evaluations`;
  await sql`vacuum analyze`;
}

/** A mentor for eight students, a teacher for each group, and one for four. */
async function addPeople(sql: Sql) {
  await sql`insert into people (organisation_id, email, first_name, last_name, joined_at)
    select school.organisation_id, who || n || '@school.example', name.first_name, name.last_name, now()
    from school cross join lateral (values ('student', students), ('mentor', students / 8 + 1),
        ('teacher', groups), ('team', groups / 4 + 1)) kind (who, many)
      cross join lateral generate_series(1, many) n
      join people name on name.id = 1 + (n * 7 + length(who) * 31) % 1000`;
  await sql`insert into people (organisation_id, email, first_name, last_name, joined_at)
    select organisation_id, ${atSchool.coordinator}, 'Coordinator', 'School', now() from school`;
  await sql`insert into memberships (person_id, organisation_id, account_type)
    select p.id, p.organisation_id, case when email like 'student%' then 'student'
      when email like 'coordinator%' then 'coordinator' else 'evaluator' end
    from people p join school using (organisation_id)`;
  await sql`insert into profiles (person_id, gender, city, postal_code)
    select p.id, 'f', 'Utrecht', '3531 CN' from people p join school using (organisation_id)`;
  await sql`create temporary table pupils as
    select p.id, s.organisation_id, n, n % 2 = 0 as is_older,
      case when n <= ${inFirst}::int then 1 else 2 + n % (groups - 1) end as nth_group,
      m.id as mentor_id, other.id as other_id
    from school s cross join lateral generate_series(1, students) n
    join people p on p.email = 'student' || n || '@school.example'
    join people m on m.email = 'mentor' || 1 + n / 8 || '@school.example'
    join people other on other.email = 'student' || 1 + n % students || '@school.example'`;
  await sql`analyze people`;
  await sql`analyze pupils`;
}

/** Twenty-five work processes, of which twenty are the same in the edition before. */
async function addDiplomas(sql: Sql) {
  for (const edition of ['2024', '2026']) {
    await sql`insert into diplomas (organisation_id, title, level, edition, archived, replaces_id)
      select organisation_id, 'Verzorgende IG', '3', ${edition}, ${edition === '2024'}, (
        select id from diplomas d where d.organisation_id = school.organisation_id) from school`;
    await sql`insert into core_tasks (diploma_id, position, title)
      select d.id, n, 'Kerntaak ' || n from diplomas d join school using (organisation_id),
        generate_series(1, 5) n where d.edition = ${edition}`;
    await sql`insert into work_processes (core_task_id, position, title, description, lineage_id)
      select t.id, n, 'Werkproces ' || n, repeat('Wat er gebeurt. ', 20), coalesce((
        select w.lineage_id from core_tasks before
        join work_processes w on w.core_task_id = before.id
        where before.diploma_id = d.replaces_id and before.position = t.position
          and w.position = n and n < 5), 0)
      from diplomas d join school using (organisation_id)
      join core_tasks t on t.diploma_id = d.id, generate_series(1, 5) n
      where d.edition = ${edition}`;
  }
}

/** Every second student began with the edition before. */
async function addGroups(sql: Sql) {
  await sql`insert into enrolments (student_id, organisation_id, diploma_id, workplace, switched_to_id)
    select p.id, p.organisation_id, d.id, case when not d.archived then 'Zorghuis ' || n / 8 else '' end,
      case when d.archived then newer.id end
    from pupils p join diplomas d using (organisation_id)
    join diplomas newer on newer.organisation_id = d.organisation_id and not newer.archived
    where not d.archived or p.is_older`;
  await sql`insert into groups (organisation_id, diploma_id, name, year)
    select d.organisation_id, d.id, 'VIG-' || n, 2026
    from school s join diplomas d on d.organisation_id = s.organisation_id and not d.archived,
      generate_series(1, groups) n`;
  await sql`insert into group_people (organisation_id, group_id, person_id, part)
    select g.organisation_id, g.id, p.id, 'student' from pupils p
    join groups g on g.organisation_id = p.organisation_id and g.name = 'VIG-' || nth_group`;
  await sql`insert into group_people (organisation_id, group_id, person_id, part)
    select g.organisation_id, g.id, p.id, 'teacher' from school s
    cross join lateral generate_series(1, groups) n
    join groups g on g.organisation_id = s.organisation_id and g.name = 'VIG-' || n
    join people p on p.email in ('teacher' || n || '@school.example',
      'team' || (n + 3) / 4 || '@school.example')`;
}

/** Of twenty one is open, one expired and one has no level; ten of an older student are of before. */
async function addEvaluations(sql: Sql) {
  await sql`create temporary table processes as
    select d.id as diploma_id, d.archived, w.id,
      row_number() over (partition by d.id order by t.position, w.position)::int - 1 as nth
    from diplomas d join school using (organisation_id) join core_tasks t on t.diploma_id = d.id
    join work_processes w on w.core_task_id = t.id`;
  await sql`insert into evaluations (organisation_id, student_id, diploma_id, work_process_id,
      evaluator_id, role, score, no_level, comments, asked_by, requested_at, expires_at, done_at,
      told_at, expiry_told_at, reminders_off)
    select p.organisation_id, p.id, w.diploma_id, w.id,
      case role when 'student' then p.id when 'other_student' then p.other_id
        when 'teacher' then team.id else p.mentor_id end,
      role, case when draw > 2 then 1 + (n + k) % 3 end, case draw when 2 then 'not_seen' end,
      case when draw > 1 then 'Ging goed; let nog op de tijd.' else '' end, team.id, asked,
      asked + interval '30 days', done, done, case draw when 1 then now() end, true
    from pupils p cross join generate_series(1, ${each}::int) k
    cross join lateral (select (n * 7 + k * 3) % 20 as draw) d
    cross join lateral (select now() - interval '1 day' * case draw when 0 then (n + k) % 20
      when 1 then 40 + k else 30 + k * 5 end as asked) x
    cross join lateral (select case when draw > 1 then asked + interval '3 days' end as done) y
    cross join lateral (select (array['teacher', 'teacher', 'teacher', 'mentor', 'mentor',
      'student', 'coach', 'other_student'])[1 + k % 8] as role) z
    join processes w on w.nth = (n * 3 + k) % 25 and w.archived = (p.is_older and k > 30)
    join people team on team.email = 'team' || (p.nth_group + 3) / 4 || '@school.example'`;
  await sql`drop table processes`;
  await sql`analyze evaluations`;
}

/** What waits for one mentor, all of it in the first group. */
const giveRequests = (sql: Sql) => sql`
  update evaluations e set evaluator_id = p.id, score = null, no_level = null, done_at = null,
    told_at = null, comments = '', requested_at = now(), expires_at = now() + interval '20 days'
  from people p where p.email = ${atSchool.mentor} and e.id in (
    select e.id from evaluations e join pupils on pupils.id = e.student_id
    where n <= ${inFirst}::int and role in ('mentor', 'coach') order by e.id desc
    limit ${pending}::int)`;

/** Six pieces of each student; one of three is a file, and evaluators looked at most of it. */
async function addEvidence(sql: Sql) {
  await sql`create temporary table pieces as
    select e.id as evaluation_id, e.organisation_id, e.student_id, e.work_process_id, e.done_at,
      e.id % 3 = 0 as is_file from (select e.*, row_number() over (partition by student_id
        order by e.id) as nth from evaluations e join school using (organisation_id)) e
    where nth <= 6`;
  await sql`insert into files (key, name, mime, size, sha256, uploader_id, organisation_id)
    select 'school-' || evaluation_id, 'Foto.jpg', 'image/jpeg', 100000, '', student_id,
      organisation_id from pieces where is_file`;
  await sql`insert into evidence (organisation_id, student_id, work_process_id, title, what, how,
      learned, file_id, is_for_one, evaluation_id)
    select p.organisation_id, student_id, work_process_id, 'Foto van ' || p.evaluation_id,
      'Wat ik deed.', 'Hoe ik het deed.', 'Wat ik leerde.', f.id, p.evaluation_id % 5 = 0,
      case p.evaluation_id % 5 when 0 then p.evaluation_id end
    from pieces p left join files f on f.key = 'school-' || p.evaluation_id`;
  await sql`insert into evidence_seen (organisation_id, evidence_id, evaluation_id, seen_at)
    select x.organisation_id, x.id, p.evaluation_id, p.done_at from evidence x
    join pieces p on x.title = 'Foto van ' || p.evaluation_id where p.done_at is not null`;
  await sql`drop table pieces`;
}

/** Each teacher asked the mentors of their group twice. */
async function addRounds(sql: Sql) {
  await sql`insert into evaluation_rounds (organisation_id, group_id, expires_at, created_by, done_at)
    select g.organisation_id, g.id, now(), t.person_id, now() from groups g
    join school using (organisation_id)
    join group_people t on t.group_id = g.id and t.part = 'teacher', generate_series(1, 2)`;
  await sql`insert into evaluation_round_lines (organisation_id, evaluation_round_id, evaluator_id,
      student_id, diploma_id, role, work_process_ids, asked)
    select r.organisation_id, r.id, p.mentor_id, p.id, g.diploma_id, 'mentor', '{1,2,3}', 3
    from evaluation_rounds r join school using (organisation_id) join groups g on g.id = r.group_id
    join group_people s on s.group_id = g.id join pupils p on p.id = s.person_id`;
}
