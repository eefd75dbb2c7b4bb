import { lineTotal, totalsOf } from '@traject/contract/common/money';
import type { PageQuery } from '@traject/contract/common/page';
import type { InvoiceInput, InvoiceRow } from '@traject/contract/invoices';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';

export type Key = { trajectoryId: number; invoiceId: number };
export type StoredInvoice = Awaited<ReturnType<typeof findInvoice>>;

/** Newest first. */
export async function listInvoices(db: Db, trajectoryId: number, page: PageQuery) {
  const [stored, { total }] = await Promise.all([
    invoicesOf(db, trajectoryId)
      .orderBy('i.invoice_date', 'desc')
      .orderBy('i.id', 'desc')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    db
      .selectFrom('invoices')
      .where('trajectory_id', '=', trajectoryId)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { data: stored.map(summed), meta: metaOf(page, total, stored.length) };
}

export const findInvoice = async (db: Db, { trajectoryId, invoiceId }: Key) =>
  summed(
    await invoicesOf(db, trajectoryId)
      .where('i.id', '=', invoiceId)
      .executeTakeFirstOrThrow(notFound),
  );

/** Those that the employer finds on its page, newest first. */
export const shownInvoices = async (db: Db, trajectoryId: number) =>
  (await shown(db, trajectoryId).limit(200).execute()).map(summed);

export const findShown = async (db: Db, { trajectoryId, invoiceId }: Key) =>
  summed(
    await shown(db, trajectoryId).where('i.id', '=', invoiceId).executeTakeFirstOrThrow(notFound),
  );

const shown = (db: Db, trajectoryId: number) =>
  invoicesOf(db, trajectoryId)
    .where('i.visible_employer', '=', true)
    .orderBy('i.invoice_date', 'desc')
    .orderBy('i.id', 'desc');

const invoicesOf = (db: Db, trajectoryId: number) =>
  wholeInvoices(db).where('i.trajectory_id', '=', trajectoryId);

/** Each with its rows; `summed` adds the totals. */
export const wholeInvoices = (db: Db) =>
  db
    .selectFrom('invoices as i')
    .select(['i.id', 'i.organisation_id', 'i.invoice_number', 'i.declaration_reference'])
    .select(['i.billed_name', 'i.billed_address', 'i.billed_vat_number', 'i.version'])
    .select(['i.visible_employer', 'i.invoice_date', rows.as('rows')]);

/** In the order in which they were added. */
const rows = sql<Omit<InvoiceRow, 'total'>[]>`coalesce((
  select json_agg(json_build_object('id', r.id, 'count', r.count, 'unit_price', r.unit_price,
    'vat_percentage', r.vat_percentage, 'version', r.version,
    'invoice_product', json_build_object('id', p.id, 'name', r.product_name,
      'default_price', p.default_price, 'vat_percentage', p.vat_percentage)) order by r.id)
  from invoice_rows r join invoice_products p on p.id = r.invoice_product_id
  where r.invoice_id = i.id), '[]')`;

/** The totals are computed from the rows each time, so that they can never differ. */
export const summed = <T extends { rows: Omit<InvoiceRow, 'total'>[] }>({
  rows,
  ...invoice
}: T) => ({
  ...invoice,
  ...totalsOf(rows),
  rows: rows.map((row): InvoiceRow => ({ ...row, total: lineTotal(row) })),
});

export const lockInvoice = (db: Db, { trajectoryId, invoiceId }: Key) =>
  db
    .selectFrom('invoices')
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', invoiceId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

type Values = Omit<InvoiceInput, 'rows'>;

export const addInvoice = (
  db: Db,
  values: Values & { trajectory_id: number; organisation_id: number },
) => db.insertInto('invoices').values(values).returning('id').executeTakeFirstOrThrow();

export const setInvoice = (
  db: Db,
  id: number,
  values: Values & { version: number; updated_at: Date; updated_by: number },
) => db.updateTable('invoices').set(values).where('id', '=', id).execute();

export const removeInvoice = (db: Db, id: number) =>
  db.deleteFrom('invoices').where('id', '=', id).execute();
