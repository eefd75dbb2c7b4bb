import type { Sql } from 'postgres';

/** Adds what the release before growth, badges and portfolios stored of schools. */
export async function fillBeforeGrowth(sql: Sql) {
  await sql.unsafe(groups).simple();
  await sql.unsafe(answers).simple();
  await sql.unsafe(shown).simple();
}

/** Every diploma has a group with all of its students. */
const groups = `
  insert into groups (organisation_id, diploma_id, name, year)
    select organisation_id, id, 'Groep ' || id, 2026 from diplomas;
  insert into group_people (organisation_id, group_id, person_id, part)
    select g.organisation_id, g.id, n.student_id, 'student' from groups g
    join enrolments n on n.diploma_id = g.diploma_id;
  insert into evaluation_rounds (organisation_id, group_id, expires_at, done_at)
    select organisation_id, id, now() + interval '9 days', now() from groups;`;

/** Some of what waits was answered without a level, and a level was handed over before. */
const answers = `
  update evaluations set no_level = case id % 2 when 0 then 'not_seen' else 'not_applicable' end,
      done_at = now() - interval '3 days'
    where done_at is null and id % 3 = 0;
  update enrolments set workplace = 'De Linde' where student_id % 2 = 0;`;

/** Of each student something, at which an evaluator looked or not. */
const shown = `
  insert into evidence (organisation_id, student_id, work_process_id, title, what)
    select distinct e.organisation_id, e.student_id, e.work_process_id, 'Foto', 'Gewassen'
    from evaluations e;
  insert into evidence_seen (organisation_id, evidence_id, evaluation_id, seen_at)
    select x.organisation_id, x.id, e.id, now() from evidence x
    join evaluations e on e.student_id = x.student_id and e.work_process_id = x.work_process_id
    where e.done_at is not null;
  update organisations set blind_evaluations = true where id = 2;`;
