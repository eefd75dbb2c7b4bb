import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { ownedRows } from '../../platform/database/ownedRows.ts';
import { notFound } from '../../platform/http/errors.ts';

export const workedHours = ownedRows('worked_hours', 'trajectory_id');

const hoursOf = (db: Db, trajectoryId: number) =>
  db
    .selectFrom('worked_hours as w')
    .innerJoin('people as person', 'person.id', 'w.person_id')
    .innerJoin('agreed_products as a', 'a.id', 'w.agreed_product_id')
    .innerJoin('invoice_products as p', 'p.id', 'a.invoice_product_id')
    .where('w.trajectory_id', '=', trajectoryId)
    .select(['w.id', 'w.agreed_product_id', 'w.worked_on', 'w.text', 'w.version'])
    .select(['person.name as person_name', 'p.name as product_name'])
    .select([sql<number>`w.count::float8`.as('count'), billedBy.as('invoice')]);

const billedBy = sql<{ id: number; invoice_number: string } | null>`(
  select json_build_object('id', i.id, 'invoice_number', i.invoice_number)
  from invoice_rows r join invoices i on i.id = r.invoice_id where r.id = w.invoice_row_id)`;

/** Newest first. */
export const listHours = (db: Db, trajectoryId: number) =>
  hoursOf(db, trajectoryId)
    .orderBy('w.worked_on', 'desc')
    .orderBy('w.id', 'desc')
    .limit(2000)
    .execute();

export const getHours = (db: Db, trajectoryId: number, id: number) =>
  hoursOf(db, trajectoryId).where('w.id', '=', id).executeTakeFirstOrThrow(notFound);

export const isAgreedIn = async (db: Db, trajectory_id: number, id: number) =>
  !!(await db
    .selectFrom('agreed_products')
    .where('trajectory_id', '=', trajectory_id)
    .where('id', '=', id)
    .where('kind', '=', 'hours')
    .select('id')
    .executeTakeFirst());

/** Those that the row bills, from now on. */
export const bill = (db: Db, ids: number[], invoice_row_id: number) =>
  db
    .updateTable('worked_hours')
    .set({ invoice_row_id })
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('invoice_row_id', 'is', null)
    .execute();
