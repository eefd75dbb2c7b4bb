import { type SqlBool, sql } from 'kysely';
import type { Db } from './db.ts';
import { notFound } from './errors.ts';
import type { User } from './session.ts';

export type StudentScope = {
  id: number;
  is_self: boolean;
  /** Where the caller sees all of theirs: as the student, or as who oversees the students. */
  whole_ids: number[];
  /** Where the caller has to do with them at all. */
  organisation_ids: number[];
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
  const is_self = user.id === id;
  const places = [...overseenBy(user), ...(is_self ? user.organisation_ids : [])];
  const { whole_ids, assigned_ids } = await db
    .selectFrom('accounts as a')
    .where('a.id', '=', id)
    .select([
      sql<number[]>`array(select m.organisation_id from memberships m where m.account_id = a.id
        and m.account_type = 'student' and m.organisation_id = any(${places}))`.as('whole_ids'),
      sql<number[]>`array(select distinct e.organisation_id from evaluations e
        where a.deactivated_at is null and e.student_id = a.id and e.evaluator_id = ${user.id}
          and e.organisation_id = any(${user.organisation_ids}))`.as('assigned_ids'),
    ])
    .executeTakeFirstOrThrow(notFound);
  const organisation_ids = [...new Set([...whole_ids, ...assigned_ids])];
  if (organisation_ids.length === 0) throw notFound();
  return { id, is_self, whole_ids, organisation_ids };
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
  or (e.organisation_id = any(${user.organisation_ids}) and (
    ${user.id} in (e.evaluator_id, e.student_id) or (e.asked_by = ${user.id} and e.done_at is null))
    and exists (select from accounts s where s.id = e.student_id and s.deactivated_at is null)))`;

/** Coordinators and admins see their organisation's students. */
export const overseenBy = ({ account_types }: User) =>
  account_types
    .filter(({ code }) => code === 'coordinator' || code === 'admin')
    .map(({ organisation }) => organisation.id);
