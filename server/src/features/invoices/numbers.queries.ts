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

const recent = 1000;

/** For an organisation's own numbering, over recent invoices only, because it has no index. */
export async function highestAfter(db: Db, organisation_id: number, prefix: string) {
  const { highest } = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('invoices')
        .where('organisation_id', '=', organisation_id)
        .orderBy('id', 'desc')
        .select('invoice_number')
        .limit(recent)
        .as('last'),
    )
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

/** Where nothing was given yet: the lowest that a draft was offered, or was given by hand. */
export async function lowestOffered(db: Db, { organisation_id, kind }: Of, prefix: string) {
  const { lowest } = await db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisation_id)
    .where('kind', '=', kind)
    .where('finalised_at', 'is', null)
    .where(hasCounter(prefix))
    .select(sql<number | null>`min(${counted(prefix)}::integer)`.as('lowest'))
    .executeTakeFirstOrThrow();
  return lowest ?? 1;
}

const counted = (prefix: string) => sql<string>`substr(invoice_number, ${prefix.length + 1})`;
const hasCounter = (prefix: string) =>
  sql<boolean>`(starts_with(invoice_number, ${prefix}) and ${counted(prefix)} ~ '^[0-9]{1,6}$')`;
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
