import { type SqlBool, sql } from 'kysely';
import { overseenBy, type StudentScope } from '../../platform/evaluationScope.ts';
import type { User } from '../../platform/session.ts';

/**
 * Whether the chart of the enrolment `n` opens: for who oversees it, for the student, and for the
 * evaluators of that diploma. Fellow students evaluate too, but compare themselves with nobody.
 */
export const mayOpenChart = (user: User) => sql<SqlBool>`(
  n.organisation_id = any(${overseenBy(user)})
  or (n.organisation_id = any(${user.organisation_ids}) and n.student_id = ${user.id})
  or (n.organisation_id = any(${evaluatorIn(user)}) and exists (select from evaluations e
    where e.student_id = n.student_id and e.diploma_id = n.diploma_id
      and e.evaluator_id = ${user.id})))`;

const evaluatorIn = ({ account_types }: User) =>
  account_types
    .filter(({ code }) => code === 'evaluator')
    .map(({ organisation }) => organisation.id);

/** Where one may ask for evaluations of a student: who sees all of theirs, and their teachers. */
export const mayAskIn = (user: User, student: StudentScope) => sql`(
  select unnest(${student.whole_ids}::integer[])
  union select e.organisation_id from evaluations e where e.student_id = ${student.id}
    and e.evaluator_id = ${user.id} and e.role = 'teacher'
    and e.organisation_id = any(${user.organisation_ids}))`;
