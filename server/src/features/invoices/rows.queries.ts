import type { InvoiceRowInput } from '@traject/contract/invoices';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

type Values = Omit<InvoiceRowInput, 'invoice_product'> & {
  invoice_product_id: number;
  product_name: string;
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
    .select(sql<number>`count::float8`.as('count'))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const addRow = (db: Db, values: Values & { organisation_id: number; invoice_id: number }) =>
  db.insertInto('invoice_rows').values(exact(values)).returning('id').executeTakeFirstOrThrow();

export const setRow = (
  db: Db,
  id: number,
  values: Values & { version: number; updated_at: Date; updated_by: number },
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
