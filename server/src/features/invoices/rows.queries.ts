import type { InvoiceRowInput } from '@traject/contract/invoices';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

type Values = Omit<InvoiceRowInput, 'invoice_product'>;
type OfProduct = {
  invoice_product_id: number;
  product_name: string;
  agreed_product_id?: number;
};

export const countRows = async (db: Db, invoiceId: number) => {
  const { count } = await db
    .selectFrom('invoice_rows')
    .where('invoice_id', '=', invoiceId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** With the product under the name that the API uses for it. */
export const lockRow = (db: Db, { invoiceId, rowId }: { invoiceId: number; rowId: number }) =>
  db
    .selectFrom('invoice_rows')
    .where('invoice_id', '=', invoiceId)
    .where('id', '=', rowId)
    .select(['id', 'invoice_product_id', 'product_name', 'unit_price', 'vat_percentage'])
    .select(['version', 'updated_at', 'updated_by', 'invoice_product_id as invoice_product'])
    .select(['vat_category', 'vat_reason', 'text'])
    .select(sql<number>`count::float8`.as('count'))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

/** After the others. */
export const addRow = (
  db: Db,
  values: Values & OfProduct & { organisation_id: number; invoice_id: number },
) =>
  db
    .insertInto('invoice_rows')
    .values({ ...exact(values), position: lastPosition(values.invoice_id) })
    .returning('id')
    .executeTakeFirstOrThrow();

const lastPosition = (invoice_id: number) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from invoice_rows
    where invoice_id = ${invoice_id})`;

/** All of them, on another invoice; with `sign` -1 as what is credited. */
export const copyRows = (db: Db, from: number, { to, sign }: { to: number; sign: 1 | -1 }) =>
  sql`insert into invoice_rows (organisation_id, invoice_id, invoice_product_id, product_name, count,
      unit_price, vat_percentage, vat_category, vat_reason, text, position, agreed_product_id)
    select organisation_id, ${to}, invoice_product_id, product_name, count * ${sign}::integer,
      unit_price, vat_percentage, vat_category, vat_reason, text, position, agreed_product_id
    from invoice_rows where invoice_id = ${from} order by position, id`.execute(db);

export const orderRows = (db: Db, invoice_id: number, ids: number[]) =>
  sql`update invoice_rows r set position = o.at
    from unnest(${ids}::integer[]) with ordinality o (id, at)
    where r.id = o.id and r.invoice_id = ${invoice_id}`.execute(db);

export const rowIds = async (db: Db, invoice_id: number) =>
  (
    await db.selectFrom('invoice_rows').where('invoice_id', '=', invoice_id).select('id').execute()
  ).map(({ id }) => id);

export const setRow = (
  db: Db,
  id: number,
  values: Values & Partial<OfProduct> & { version: number; updated_at: Date; updated_by: number },
) => db.updateTable('invoice_rows').set(exact(values)).where('id', '=', id).execute();

/** A decimal is passed as its digits. */
const exact = <T extends { count: number }>(values: T) => ({
  ...values,
  count: values.count.toFixed(2),
});

export const removeRow = (db: Db, { invoiceId, rowId }: { invoiceId: number; rowId: number }) =>
  db
    .deleteFrom('invoice_rows')
    .where('invoice_id', '=', invoiceId)
    .where('id', '=', rowId)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);
