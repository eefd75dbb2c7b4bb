import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export type Given = {
  student_id: number;
  organisation_id: number;
  evaluator_id: number;
  evaluator: string;
  no_level: string | null;
};

/**
 * Marks the answers given by others, once: if two processes do this at once, the second finds none.
 */
export const markGiven = (db: Db, now: Date): Promise<Given[]> =>
  db
    .updateTable('evaluations as e')
    .from('people as v')
    .set({ told_at: now })
    .whereRef('v.id', '=', 'e.evaluator_id')
    .where('e.done_at', 'is not', null)
    .where('e.told_at', 'is', null)
    .where(sql<boolean>`e.evaluator_id <> e.student_id`)
    .returning(['e.student_id', 'e.organisation_id', 'e.evaluator_id', 'v.name as evaluator'])
    .returning('e.no_level')
    .execute();

export const findReader = (db: Db, id: number) =>
  db
    .selectFrom('people')
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .select(['id', 'email', 'first_name', 'language'])
    .select(({ eb }) => eb('account_id', 'is not', null).$castTo<boolean>().as('has_account'))
    .executeTakeFirst();
