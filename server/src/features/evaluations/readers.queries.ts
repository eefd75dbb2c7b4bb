import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import { type StudentReaders, type StudentWhy, studentWhys } from '@traject/contract/evaluations';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import {
  each,
  isAssigned,
  isLive,
  mayOpenChart,
  mayOpenProfile,
  maySee,
  teaches,
  type Viewer,
} from './rights.ts';

type Seeing = { viewer: Viewer; now: Date };

/** The profile does not exist for those whose role does not show it. */
export const requireProfile = (db: Db, { viewer, now }: Seeing, studentId: number) =>
  db
    .selectFrom('people as s')
    .where('s.id', '=', studentId)
    .where(mayOpenProfile(viewer, now))
    .select('s.id')
    .executeTakeFirstOrThrow(notFound);

/** Everybody who can see something of a student, by the rules that let them in. */
export async function listReaders(db: Db, student: StudentScope, now: Date) {
  const rows = await peopleAround(db, student, now).execute();
  return studentWhys.flatMap((why): StudentReaders['groups'] => {
    const people = rows
      .filter((row) => whysOf(row).includes(why))
      .map((row) => ({ ...personOf(row), ...(why === 'evaluator' ? rightsOf(row) : nothingMore) }));
    return people.length > 0 ? [{ why, people }] : [];
  });
}

type Row = Awaited<ReturnType<ReturnType<typeof peopleAround>['execute']>>[number];

/** Somebody who only asked sees what they asked for until it is answered. */
function whysOf({ is_self, is_taught, is_assigned, evaluation, types }: Row): StudentWhy[] {
  const whys = studentWhys.filter(
    (why) =>
      types.includes(why) ||
      (why === 'student' && is_self) ||
      (why === 'teacher' && is_taught) ||
      (why === 'evaluator' && is_assigned && !is_self),
  );
  return whys.length === 0 && evaluation ? ['asker'] : whys;
}

const personOf = ({ id, name }: Row) => ({ id, name });
const nothingMore = { until: null, detail: null };
const rightsOf = ({ until, roles, evaluation, profile, chart }: Row) => ({
  until,
  detail: { roles: roles as EvaluationRole[], evaluation, profile, chart },
});

const peopleAround = (db: Db, { id, organisation_id }: StudentScope, now: Date) =>
  db
    .selectFrom('people as p')
    .innerJoin('people as s', (join) => join.on('s.id', '=', id))
    .where(sql<SqlBool>`p.id = any(array(select ${id}::integer
      union select evaluator_id from evaluations where student_id = ${id}
      union select asked_by from evaluations where student_id = ${id}
      union select t.person_id from group_people t join group_people p using (group_id)
        where p.person_id = ${id} and t.part = 'teacher'
      union select person_id from memberships where organisation_id = ${organisation_id}
        and account_type in ('coordinator', 'admin')))`)
    .where('p.deactivated_at', 'is', null)
    .where(sql<SqlBool>`exists (select from memberships m where m.person_id = p.id)`)
    .select(['p.id', 'p.name'])
    .select([
      sql<boolean>`p.id = s.id`.as('is_self'),
      sql<string[]>`array(select account_type from memberships m where m.person_id = p.id
        and m.account_type in ('coordinator', 'admin'))`.as('types'),
      isAssigned(each).$castTo<boolean>().as('is_assigned'),
      teaches(each, 's.id').$castTo<boolean>().as('is_taught'),
      anEvaluation(sql`${maySee(each)} and ${isLive(now)}`).as('evaluation'),
      mayOpenProfile(each, now).$castTo<boolean>().as('profile'),
      sql<boolean>`exists (select from enrolments n where n.student_id = s.id
        and ${mayOpenChart(each, now)})`.as('chart'),
      rolesOf(now).as('roles'),
      endOf(now).as('until'),
    ])
    .orderBy('p.sort_name')
    .orderBy('p.id');

const anEvaluation = (rule: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from evaluations e where e.student_id = s.id and ${rule})`;

/** In which roles somebody evaluates the student, or did before all of it expired. */
const rolesOf = (now: Date) => sql<string[]>`(select coalesce(
    array_agg(distinct e.role) filter (where ${isLive(now)}), array_agg(distinct e.role), '{}')
  from evaluations e where e.student_id = s.id and e.evaluator_id = p.id)`;

/** The last day on which they can evaluate; what they did evaluate they can always read. */
const endOf = (now: Date) => sql<string | null>`(select case when bool_and(e.done_at is null)
    then to_char(max(e.expires_at) at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') end
  from evaluations e where e.student_id = s.id and e.evaluator_id = p.id and ${isLive(now)})`;
