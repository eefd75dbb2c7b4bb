import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Newest first; older ones say nothing about how an organisation numbers now. */
export const lastNumbers = (db: Db, organisation_id: number) =>
  db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisation_id)
    .orderBy('id', 'desc')
    .select(['invoice_number', 'invoice_date'])
    .limit(10)
    .execute();

/** For numbers such as '2026-0012', over all invoices of that year. */
export async function highestInYear(db: Db, organisation_id: number, year: number) {
  const last = await db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisation_id)
    .where('number_year', '=', year)
    .orderBy('number_in_year', 'desc')
    .select('number_in_year')
    .limit(1)
    .executeTakeFirst();
  return last?.number_in_year ?? 0;
}

const recent = 500;

/** For an organisation's own numbering, over recent invoices only, because it has no index. */
export async function highestAfter(db: Db, organisation_id: number, prefix: string) {
  const counted = sql<string>`substr(invoice_number, ${prefix.length + 1})`;
  const { highest } = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('invoices')
        .where('organisation_id', '=', organisation_id)
        .orderBy('id', 'desc')
        .select('invoice_number')
        .limit(recent)
        .as('last'),
    )
    .where(sql<boolean>`starts_with(invoice_number, ${prefix})`)
    .where(sql<boolean>`${counted} ~ '^[0-9]{1,6}$'`)
    .select(sql<number | null>`max(${counted}::integer)`.as('highest'))
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}
