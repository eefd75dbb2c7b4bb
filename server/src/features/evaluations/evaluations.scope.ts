import { sql } from 'kysely';
import { isSelf, overseenBy } from '../../platform/access/access.ts';
import type { Caller, EvaluationScope, StudentScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { caller, isAssigned, maySee, opensGroup, teaches } from './rights.ts';

/** A student is visible to those who oversee, teach or evaluate them, and to themselves. */
export async function findStudent(db: Db, { user }: Caller, id: number): Promise<StudentScope> {
  const is_self = isSelf(user, id);
  const { is_student, is_assigned, is_taught, ...student } = await db
    .selectFrom('people as s')
    .where('s.id', '=', id)
    .where('s.organisation_id', 'in', user.organisation_ids)
    .select(['s.id', 's.organisation_id'])
    .select([
      sql<boolean>`exists (select from memberships m where m.person_id = s.id
        and m.account_type = 'student')`.as('is_student'),
      isAssigned(caller(user)).$castTo<boolean>().as('is_assigned'),
      teaches(caller(user), 's.id').$castTo<boolean>().as('is_taught'),
    ])
    .executeTakeFirstOrThrow(notFound);
  const oversees = overseenBy(user).includes(student.organisation_id);
  const is_whole = is_student && (is_self || oversees);
  if (!is_whole && !is_assigned && !is_taught) throw notFound();
  return { ...student, is_self, is_whole, is_taught };
}

/** What is for the student, their teachers and those who oversee them is for no other evaluator. */
export function refuseEvaluators({ is_whole, is_taught }: StudentScope) {
  if (!is_whole && !is_taught) throw notFound();
}

/** Their teachers and those who oversee them; nobody says of themselves what they can do. */
export const mayJudge = ({ is_self, is_whole, is_taught }: StudentScope) =>
  !is_self && (is_whole || is_taught);

export const findEvaluation = (db: Db, { user }: Caller, id: number): Promise<EvaluationScope> =>
  db
    .selectFrom('evaluations as e')
    .where('e.id', '=', id)
    .where(visibleTo(user))
    .select(['e.id', 'e.organisation_id', 'e.student_id', 'e.evaluator_id'])
    .select(['e.asked_by', 'e.done_at', 'e.expires_at'])
    .select(teaches(caller(user), 'e.student_id').$castTo<boolean>().as('is_taught'))
    .executeTakeFirstOrThrow(notFound);

export const visibleTo = (user: User) => maySee(caller(user));
export const mayOpenGroup = (user: User) => opensGroup(caller(user));
