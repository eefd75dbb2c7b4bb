import type { InvoiceKind } from '@traject/contract/invoices';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

type Of = { organisation_id: number; kind: InvoiceKind };

/** Newest first; older ones say nothing about how an organisation numbers now. */
export const lastNumbers = (db: Db, { organisation_id, kind }: Of) =>
  db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisation_id)
    .where('kind', '=', kind)
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

/** For an organisation's own numbering, over all that begin so. */
export async function highestAfter(db: Db, organisation_id: number, prefix: string) {
  const { highest } = await db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisation_id)
    .where(hasCounter(prefix))
    .select(highestOf(prefix))
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}

/** Over all that are final, once in a year: where a series that is new here goes on. */
export async function highestGiven(db: Db, organisation_id: number, prefix: string) {
  const { highest } = await db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisation_id)
    .where('finalised_at', 'is not', null)
    .where(hasCounter(prefix))
    .select(highestOf(prefix))
    .executeTakeFirstOrThrow();
  return highest;
}

/** Only before anything was given here: whoever numbered elsewhere until now goes on where a draft says. */
export async function lowestOffered(db: Db, { organisation_id, kind }: Of, prefix: string) {
  const own = db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisation_id)
    .where('kind', '=', kind);
  const { lowest } = await own
    .where('finalised_at', 'is', null)
    .where(hasCounter(prefix))
    .where(({ not, exists }) =>
      not(exists(own.where('finalised_at', 'is not', null).select('id').limit(1))),
    )
    .select(sql<number | null>`min(${counted(prefix)}::integer)`.as('lowest'))
    .executeTakeFirstOrThrow();
  return lowest ?? 1;
}

const counted = (prefix: string) => sql<string>`substr(invoice_number, ${[...prefix].length + 1})`;
/** The colon follows the nine; the wall lets a range be looked up, and no pattern. */
const hasCounter = (prefix: string) =>
  sql<boolean>`(invoice_number collate "C" >= ${`${prefix}0`}
    and invoice_number collate "C" < ${`${prefix}:`} and ${counted(prefix)} ~ '^[0-9]{1,6}$')`;
const highestOf = (prefix: string) =>
  sql<number | null>`max(${counted(prefix)}::integer)`.as('highest');

type Series = Of & { year: number };

export const findSeries = (db: Db, { organisation_id, kind, year }: Series) =>
  db
    .selectFrom('invoice_series')
    .where('organisation_id', '=', organisation_id)
    .where('kind', '=', kind)
    .where('year', '<=', year)
    .orderBy('year', 'desc')
    .select(['year', 'form', 'last'])
    .limit(1)
    .executeTakeFirst();

export const setSeries = (db: Db, series: Series & { form: string; last: number }) =>
  db
    .insertInto('invoice_series')
    .values(series)
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'kind', 'year'])
        .doUpdateSet({ form: series.form, last: series.last }),
    )
    .execute();

/** Who has this number now, if anybody does. */
export const holderOf = (db: Db, organisation_id: number, invoice_number: string) =>
  db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisation_id)
    .where('invoice_number', '=', invoice_number)
    .select(['id', 'finalised_at'])
    .executeTakeFirst();

/** A draft that has the number gets the other's in return. */
export const swapNumbers = (db: Db, ids: [number, number], numbers: [string, string]) =>
  sql`update invoices set invoice_number = case id when ${ids[0]} then ${numbers[0]}
    else ${numbers[1]} end where id = any(${ids}::integer[])`.execute(db);
