import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** The newest first; what is older says nothing about how an organisation numbers now. */
export const lastNumbers = (db: Db, organisation_id: number) =>
  db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisation_id)
    .orderBy('id', 'desc')
    .select(['invoice_number', 'invoice_date'])
    .limit(10)
    .execute();

/** Of '2026-0012' and the like, for all there are of that year. */
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

/** Of an organisation's own numbering, for the last ones, since no index knows it. */
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
