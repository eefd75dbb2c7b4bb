import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import { isSelf } from './access.ts';
import type { User } from './session.ts';

export type StudentScope = {
  id: number;
  organisation_id: number;
  is_self: boolean;
  /** The caller sees all of theirs: as the student, or as who oversees the students. */
  is_whole: boolean;
};

export type EvaluationScope = {
  id: number;
  organisation_id: number;
  student_id: number;
  evaluator_id: number;
  asked_by: number | null;
  done_at: Date | null;
  expires_at: Date;
};

/** A student is known to who oversees the students there, to who evaluates them, and to oneself. */
export async function findStudent(db: Db, user: User, id: number): Promise<StudentScope> {
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

export const findEvaluation = (db: Db, user: User, id: number): Promise<EvaluationScope> =>
  db
    .selectFrom('evaluations as e')
    .where('e.id', '=', id)
    .where(visibleTo(user))
    .select(['e.id', 'e.organisation_id', 'e.student_id', 'e.evaluator_id'])
    .select(['e.asked_by', 'e.done_at', 'e.expires_at'])
    .executeTakeFirstOrThrow(notFound);

/**
 * Which of the evaluations `e` somebody sees: those asked of them, about them, or overseen; and
 * while nobody answered, those they asked for themselves, to take them back. The results of a
 * student who left are for who oversees them.
 */
export const visibleTo = (user: User) => sql<SqlBool>`(e.organisation_id = any(${overseenBy(user)})
  or ((${isMe(user, 'e.evaluator_id')} or ${isMe(user, 'e.student_id')}
      or (${isMe(user, 'e.asked_by')} and e.done_at is null))
    and exists (select from people s where s.id = e.student_id and s.deactivated_at is null)))`;

/** Coordinators and admins see their organisation's students. */
export const overseenBy = ({ account_types }: User) =>
  account_types
    .filter(({ code }) => code === 'coordinator' || code === 'admin')
    .map(({ organisation }) => organisation.id);

/** Under which numbers the caller's organisations know them. */
const idsOf = ({ people }: User) => people.map(({ id }) => id);

/** Whether a column names the caller. */
export const isMe = (user: User, column: string) =>
  sql<SqlBool>`(${sql.ref(column)} = any(${idsOf(user)}::integer[]))`;
