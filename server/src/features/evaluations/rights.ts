import { type SqlBool, sql } from 'kysely';
import { isMe, overseenBy } from '../../platform/access/access.ts';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';

/**
 * Whether the chart of enrolment `n` opens: for those who oversee it, for the student, and for the
 * evaluators of that diploma. Fellow students evaluate too, but do not see charts of others.
 */
export const mayOpenChart = (user: User) => sql<SqlBool>`(
  n.organisation_id = any(${overseenBy(user)})
  or ${isMe(user, 'n.student_id')}
  or (n.organisation_id = any(${evaluatorIn(user)}) and exists (select from evaluations e
    where e.student_id = n.student_id and e.diploma_id = n.diploma_id
      and ${isMe(user, 'e.evaluator_id')})))`;

const evaluatorIn = ({ account_types }: User) =>
  account_types
    .filter(({ code }) => code === 'evaluator')
    .map(({ organisation }) => organisation.id);

/**
 * Who may ask for evaluations of a student: those who see all of them, and the student's teachers.
 */
export const mayAsk = (user: User, student: StudentScope) => sql<SqlBool>`(${student.is_whole}
  or exists (select from evaluations e where e.student_id = ${student.id}
    and ${isMe(user, 'e.evaluator_id')} and e.role = 'teacher'))`;
