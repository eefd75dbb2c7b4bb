import { type SqlBool, sql } from 'kysely';
import { isMe, isSelf, overseenBy } from '../../platform/access/access.ts';
import type { Caller, EvaluationScope, StudentScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

/** A student is visible to those who oversee or evaluate them, and to themselves. */
export async function findStudent(db: Db, { user }: Caller, id: number): Promise<StudentScope> {
  const is_self = isSelf(user, id);
  const { is_student, is_assigned, ...student } = await db
    .selectFrom('people as student')
    .where('student.id', '=', id)
    .where('student.organisation_id', 'in', user.organisation_ids)
    .select(['student.id', 'student.organisation_id'])
    .select([
      sql<boolean>`exists (select from memberships m where m.person_id = student.id
        and m.account_type = 'student')`.as('is_student'),
      sql<boolean>`student.deactivated_at is null and exists (select from evaluations e
        where e.student_id = student.id and ${isMe(user, 'e.evaluator_id')})`.as('is_assigned'),
    ])
    .executeTakeFirstOrThrow(notFound);
  const oversees = overseenBy(user).includes(student.organisation_id);
  const is_whole = is_student && (is_self || oversees);
  if (!is_whole && !is_assigned) throw notFound();
  return { ...student, is_self, is_whole };
}

export const findEvaluation = (db: Db, { user }: Caller, id: number): Promise<EvaluationScope> =>
  db
    .selectFrom('evaluations as e')
    .where('e.id', '=', id)
    .where(visibleTo(user))
    .select(['e.id', 'e.organisation_id', 'e.student_id', 'e.evaluator_id'])
    .select(['e.asked_by', 'e.done_at', 'e.expires_at'])
    .executeTakeFirstOrThrow(notFound);

/**
 * Which of the evaluations `e` somebody sees: those asked of them, about them, or overseen; and,
 * while unanswered, those they asked for themselves, so that they can withdraw them. The results of
 * a student who left are only for those who oversee them.
 */
export const visibleTo = (user: User) => sql<SqlBool>`(e.organisation_id = any(${overseenBy(user)})
  or ((${isMe(user, 'e.evaluator_id')} or ${isMe(user, 'e.student_id')}
      or (${isMe(user, 'e.asked_by')} and e.done_at is null))
    and exists (select from people s where s.id = e.student_id and s.deactivated_at is null)))`;
