import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** The number after the highest of its year; a longer one was meant for something else. */
export async function nextNumber(db: Db, organisation_id: number, year: string): Promise<string> {
  const last = await db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisation_id)
    .where(sql<boolean>`invoice_number ~ '^[0-9]{4}-[0-9]{1,6}$'`)
    .where(sql`left(invoice_number, 5)`, '=', `${year}-`)
    .orderBy(sql`split_part(invoice_number, '-', 2)::integer`, 'desc')
    .select('invoice_number')
    .limit(1)
    .executeTakeFirst();
  const count = Number(last?.invoice_number.split('-')[1] ?? 0) + 1;
  return `${year}-${String(count).padStart(4, '0')}`;
}
