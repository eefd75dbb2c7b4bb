import { lineTotal, totalsOf } from '@traject/contract/common/money';
import type { PageQuery } from '@traject/contract/common/page';
import type {
  EInvoiceForm,
  InvoiceInput,
  InvoiceKind,
  InvoiceRow,
} from '@traject/contract/invoices';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import { open, stateOn, withLedger } from './ledger.queries.ts';

export type Key = { trajectoryId: number; invoiceId: number };
export type StoredInvoice = Awaited<ReturnType<typeof findInvoice>>;

/** Newest first. */
export async function listInvoices(
  db: Db,
  trajectoryId: number,
  { page, today }: { page: PageQuery; today: string },
) {
  const [stored, { total }] = await Promise.all([
    invoicesOf(db, trajectoryId, today)
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

export const findInvoice = async (db: Db, { trajectoryId, invoiceId }: Key, today: string) =>
  summed(
    await invoicesOf(db, trajectoryId, today)
      .where('i.id', '=', invoiceId)
      .executeTakeFirstOrThrow(notFound),
  );

/** Wherever it is: its trajectory may be erased. */
export const findFinal = async (db: Db, id: number, today: string) =>
  summed(
    await wholeInvoices(db, today)
      .where('i.id', '=', id)
      .where('i.finalised_at', 'is not', null)
      .executeTakeFirstOrThrow(notFound),
  );

/** Those that the employer finds on its page, newest first; a draft is nobody's business yet. */
export const shownInvoices = async (db: Db, trajectoryId: number, today: string) =>
  (await shown(db, trajectoryId, today).limit(200).execute()).map(summed);

export const findShown = async (db: Db, { trajectoryId, invoiceId }: Key, today: string) =>
  summed(
    await shown(db, trajectoryId, today)
      .where('i.id', '=', invoiceId)
      .executeTakeFirstOrThrow(notFound),
  );

const shown = (db: Db, trajectoryId: number, today: string) =>
  invoicesOf(db, trajectoryId, today)
    .where('i.visible_employer', '=', true)
    .where('i.finalised_at', 'is not', null)
    .orderBy('i.invoice_date', 'desc')
    .orderBy('i.id', 'desc');

const invoicesOf = (db: Db, trajectoryId: number, today: string) =>
  wholeInvoices(db, today).where('i.trajectory_id', '=', trajectoryId);

/** Each with its rows; `summed` adds the totals. */
export const wholeInvoices = (db: Db, today: string) =>
  withLedger(db)
    .select(['i.id', 'i.organisation_id', 'i.trajectory_id', 'i.invoice_number', 'i.version'])
    .select(['i.declaration_reference', 'i.billed_name', 'i.billed_address'])
    .select(['i.billed_vat_number', 'i.visible_employer', 'i.invoice_date', 'i.payer_id'])
    .select(['i.order_number', 'i.payer_reference', 'i.concerns', 'i.service_from'])
    .select(['i.service_to', 'i.finalised_at', 'i.upgraded', 'i.sent_at', 'i.due_date'])
    .select(['i.credits_id', 'i.sender', 'i.payer', 'i.logo_file_id', 'i.pdf_file_id'])
    .select(['l.paid', 'l.written_off', 'c.credited', open.as('open')])
    .select(({ ref }) => [
      ref('i.kind').$castTo<InvoiceKind>().as('kind'),
      ref('i.e_invoice').$castTo<EInvoiceForm>().as('e_invoice'),
      stateOn(today).as('state'),
      credits.as('credits'),
      creditedBy.as('credited_by'),
      rows.as('rows'),
    ]);

type Numbered = { id: number; invoice_number: string; invoice_date: string };

const credits = sql<Numbered | null>`(
  select json_build_object('id', o.id, 'invoice_number', o.invoice_number,
    'invoice_date', o.invoice_date)
  from invoices o where o.id = i.credits_id)`;

const creditedBy = sql<(Omit<Numbered, 'invoice_date'> & { is_final: boolean })[]>`coalesce((
  select json_agg(json_build_object('id', o.id, 'invoice_number', o.invoice_number,
    'is_final', o.finalised_at is not null) order by o.id)
  from invoices o where o.credits_id = i.id), '[]')`;

/** In the order in which they were put, or else were added. */
const rows = sql<Omit<InvoiceRow, 'total'>[]>`coalesce((
  select json_agg(json_build_object('id', r.id, 'count', r.count, 'unit_price', r.unit_price,
    'vat_percentage', r.vat_percentage, 'vat_category', r.vat_category, 'text', r.text,
    'vat_reason', r.vat_reason, 'version', r.version,
    'invoice_product', json_build_object('id', p.id, 'name', r.product_name,
      'default_price', p.default_price, 'vat_percentage', p.vat_percentage,
      'vat_category', p.vat_category, 'vat_reason', p.vat_reason)) order by r.position, r.id)
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

/** To change it: what is final stays as it is. */
export async function lockDraft(db: Db, key: Key) {
  const invoice = await lockInvoice(db, key);
  if (invoice.finalised_at) throw unprocessable('invoice.is_final');
  return invoice;
}

type Values = Omit<InvoiceInput, 'rows'>;

export const addInvoice = (
  db: Db,
  values: Values & {
    trajectory_id: number;
    organisation_id: number;
    kind?: InvoiceKind;
    credits_id?: number;
  },
) => db.insertInto('invoices').values(values).returning('id').executeTakeFirstOrThrow();

export const setInvoice = (
  db: Db,
  id: number,
  values: Values & { version: number; updated_at: Date; updated_by: number },
) => db.updateTable('invoices').set(values).where('id', '=', id).execute();

export const removeInvoice = (db: Db, id: number) =>
  db.deleteFrom('invoices').where('id', '=', id).execute();
