import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** What a mail needs to know about one evaluation. */
export type Told = {
  reader_id: number;
  organisation_id: number;
  student_id: number;
  student: string;
  role: string;
  expires_at: Date;
};

/**
 * Marks, once, what expires within this many days and had more time than that to begin with. If two
 * processes do this at the same time, the second finds nothing left.
 */
export const markReminded = (db: Db, now: Date, days: number) =>
  db
    .updateTable('evaluations as e')
    .from(['people as s', 'people as v'])
    .set({ reminded_at: now })
    .whereRef('s.id', '=', 'e.student_id')
    .whereRef('v.id', '=', 'e.evaluator_id')
    .where('v.deactivated_at', 'is', null)
    .where('s.deactivated_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as m')
          .whereRef('m.person_id', '=', 'e.evaluator_id')
          .whereRef('m.organisation_id', '=', 'e.organisation_id')
          .select('m.person_id'),
      ),
    )
    .where('e.done_at', 'is', null)
    .where('e.reminded_at', 'is', null)
    .where('e.expires_at', '>', now)
    .where('e.expires_at', '<=', new Date(now.getTime() + days * 86_400_000))
    .where(sql<boolean>`e.expires_at - e.requested_at > ${days + 1} * interval '1 day'`)
    .returning(['e.evaluator_id as reader_id', 'e.organisation_id', 'e.student_id', 'e.role'])
    .returning(['s.name as student', 'e.expires_at'])
    .execute();

/** Marks, once, what nobody did in time; for older rows it is not known who asked. */
export async function markTold(db: Db, now: Date): Promise<Told[]> {
  const rows = await db
    .updateTable('evaluations as e')
    .from('people as s')
    .set({ expiry_told_at: now })
    .whereRef('s.id', '=', 'e.student_id')
    .where('e.done_at', 'is', null)
    .where('e.expiry_told_at', 'is', null)
    .where('e.expires_at', '<=', now)
    .returning(['e.asked_by', 'e.organisation_id', 'e.student_id', 'e.role'])
    .returning(['s.name as student', 'e.expires_at'])
    .execute();
  return rows.flatMap(({ asked_by, ...row }) =>
    asked_by ? [{ ...row, reader_id: asked_by }] : [],
  );
}

export const findReader = (db: Db, id: number) =>
  db
    .selectFrom('people')
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .select(['id', 'email', 'first_name', 'language'])
    .select(({ eb }) => eb('account_id', 'is not', null).$castTo<boolean>().as('has_account'))
    .executeTakeFirst();
