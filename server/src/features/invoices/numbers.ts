import type { Db } from '../../platform/db.ts';

/** The number after the highest of its year; a longer one was meant for something else. */
export async function nextNumber(db: Db, organisation_id: number, year: string): Promise<string> {
  const last = await db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisation_id)
    .where('number_year', '=', Number(year))
    .orderBy('number_in_year', 'desc')
    .select('number_in_year')
    .limit(1)
    .executeTakeFirst();
  const count = (last?.number_in_year ?? 0) + 1;
  return `${year}-${String(count).padStart(4, '0')}`;
}
