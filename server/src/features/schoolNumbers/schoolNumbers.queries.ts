import type { SchoolNumbers } from '@traject/contract/schoolNumbers';
import { type RawBuilder, sql } from 'kysely';
import type { GroupScope } from '../../platform/access/scope.ts';
import { midnight } from '../../platform/database/calendar.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { isBlind, type Viewer } from '../evaluations/evaluations.service.ts';

/** Whose evaluations are counted: `student_id`, and since when they are there. */
export type Whose = {
  students: RawBuilder<unknown>;
  diploma_id: number;
  viewer: Viewer;
  now: Date;
};

export const inGroup = (id: number) => sql`select p.person_id as student_id, p.added_at as since
  from group_people p join people who on who.id = p.person_id
  where p.group_id = ${id} and p.part = 'student' and who.deactivated_at is null`;

export const inDiploma = (id: number) => sql`select n.student_id, who.created_at as since
  from enrolments n join people who on who.id = n.student_id
  where n.diploma_id = ${id} and n.switched_to_id is null and who.deactivated_at is null`;

export const findGroup = (db: Db, { id }: GroupScope) =>
  db
    .selectFrom('groups')
    .where('id', '=', id)
    .select(['name', 'year', 'diploma_id'])
    .executeTakeFirstOrThrow(notFound);

export const findDiploma = (db: Db, organisations: number[], id: number) =>
  db
    .selectFrom('diplomas')
    .where('id', '=', id)
    .where('organisation_id', '=', sql<number>`any(${organisations}::integer[])`)
    .select(['id', 'title'])
    .executeTakeFirstOrThrow(notFound);

/** The evaluations `e` of these students that are about this diploma, in whichever edition. */
const about = ({ students, diploma_id }: Whose) => sql`(${students}) pupil
  join evaluations e on e.student_id = pupil.student_id
  join work_processes same on same.id = e.work_process_id
    and same.lineage_id in (select w.lineage_id from work_processes w
      join core_tasks t on t.id = w.core_task_id where t.diploma_id = ${diploma_id})`;

type Role = SchoolNumbers['roles'][number];

/** What was asked from a day until another. */
export async function countAsked(db: Db, whose: Whose, [from, until]: [string, string]) {
  const { now } = whose;
  const { rows } = await sql<Role>`select e.role, count(*)::integer as asked,
      count(e.done_at)::integer as answered,
      (count(*) filter (where e.done_at is null and e.expires_at <= ${now}))::integer as expired,
      (count(*) filter (where e.done_at is null and e.expires_at > ${now}))::integer as open,
      percentile_cont(0.5) within group (order by extract(epoch from e.done_at - e.requested_at)
        / 86400) as days
    from ${about(whose)}
    where e.requested_at >= ${midnight(from)} and e.requested_at < ${midnight(until)}
    group by e.role`.execute(db);
  return rows;
}

export type Moved = { month: string; starter: number; advanced: number; professional: number };
export type Stood = {
  id: number;
  name: string;
  since: string;
  rose_on: string | null;
  level_count: number;
  /** How many of these can rise no more. */
  top_count: number;
};

/**
 * The moments at which the level that counts changed, by month, and what each student has. An answer
 * of somebody else counts from then on, whatever the student says after it.
 */
export async function readMoves(db: Db, whose: Whose) {
  const day = (moment: string) =>
    sql`to_char(${sql.ref(moment)} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;
  const { rows } = await sql<{ months: Moved[]; students: Stood[] }>`
    with given as materialized (select e.student_id, same.lineage_id, e.score, e.done_at, e.id,
        count(*) filter (where e.evaluator_id <> e.student_id) over (
          partition by e.student_id, same.lineage_id order by e.done_at, e.id) as others
      from ${about(whose)}
      where e.score is not null and not ${isBlind(whose.viewer, whose.now)}),
    stood as (select *, case when others = 0 then score else first_value(score) over (
        partition by student_id, lineage_id, others order by done_at, id) end as level
      from given),
    moves as materialized (select *, lag(level) over process as before,
        lead(id) over process is null as is_last
      from stood window process as (partition by student_id, lineage_id order by done_at, id)),
    months as (select to_char(done_at at time zone 'Europe/Amsterdam', 'YYYY-MM') as month,
        ${risen(1)} as starter, ${risen(2)} as advanced, ${risen(3)} as professional
      from moves where level is distinct from before group by 1),
    students as (select pupil.student_id as id, who.name, ${day('pupil.since')} as since,
        ${day('own.rose_at')} as rose_on, coalesce(own.level_count, 0) as level_count,
        coalesce(own.top_count, 0) as top_count
      from (${whose.students}) pupil join people who on who.id = pupil.student_id
        left join (select student_id,
            max(done_at) filter (where before is null or level > before) as rose_at,
            (count(*) filter (where is_last))::integer as level_count,
            (count(*) filter (where is_last and level = 3))::integer as top_count
          from moves group by student_id) own on own.student_id = pupil.student_id)
    select coalesce((select json_agg(m order by m.month) from months m), '[]') as months,
      coalesce((select json_agg(s order by s.rose_on nulls first, s.name, s.id) from students s),
        '[]') as students`.execute(db);
  return rows[0] ?? { months: [], students: [] };
}

const risen = (level: number) => sql`(count(*) filter (where level = ${level})
  - count(*) filter (where before = ${level}))::integer`;

export async function countProcesses(db: Db, diploma_id: number) {
  const { count } = await db
    .selectFrom('work_processes as w')
    .innerJoin('core_tasks as t', 't.id', 'w.core_task_id')
    .where('t.diploma_id', '=', diploma_id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
