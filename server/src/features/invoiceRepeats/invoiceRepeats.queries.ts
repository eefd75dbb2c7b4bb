import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export type Repeat = {
  organisation_id: number;
  trajectory_id: number;
  invoice_id: number;
  every_months: number;
  first_on: string;
  until: string | null;
  made: number;
};

const columns = [
  ...(['organisation_id', 'trajectory_id', 'invoice_id', 'every_months'] as const),
  ...(['first_on', 'until', 'made'] as const),
] as const;

export const findRepeat = (db: Db, invoice_id: number) =>
  db
    .selectFrom('invoice_repeats')
    .where('invoice_id', '=', invoice_id)
    .select(columns)
    .executeTakeFirst();

export const setRepeat = (db: Db, repeat: Omit<Repeat, 'made'> & { created_by: number }) =>
  db
    .insertInto('invoice_repeats')
    .values(repeat)
    .onConflict((conflict) =>
      conflict.column('invoice_id').doUpdateSet({
        every_months: repeat.every_months,
        first_on: repeat.first_on,
        until: repeat.until,
        made: 0,
      }),
    )
    .execute();

export const stopRepeat = (db: Db, invoice_id: number) =>
  db.deleteFrom('invoice_repeats').where('invoice_id', '=', invoice_id).execute();

/** Of trajectories that are still there, as far as the wall reaches. */
export const allRepeats = (db: Db) =>
  db
    .selectFrom('invoice_repeats as r')
    .innerJoin('trajectories as t', 't.id', 'r.trajectory_id')
    .where('t.deleted_at', 'is', null)
    .select(['r.organisation_id', 'r.invoice_id'])
    .orderBy('r.id')
    .execute();

/** Two programs at once make each only once. */
export const lockRepeat = (db: Db, invoice_id: number) =>
  db
    .selectFrom('invoice_repeats')
    .where('invoice_id', '=', invoice_id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();

export const countMade = (db: Db, invoice_id: number) =>
  sql`update invoice_repeats set made = made + 1 where invoice_id = ${invoice_id}`.execute(db);
