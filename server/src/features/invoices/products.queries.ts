import type { InvoiceProductInput } from '@traject/contract/invoices';
import type { Db } from '../../platform/db.ts';
import { unprocessable, wrongField } from '../../platform/errors.ts';

const shown = ['id', 'name', 'default_price', 'vat_percentage'] as const;

export const listProducts = (db: Db, organisations: number[]) =>
  db
    .selectFrom('invoice_products')
    .where('organisation_id', 'in', organisations)
    .where('archived', '=', false)
    .select(shown)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** One of the house's own; an archived one stays with the row that has it. */
export const findProduct = (db: Db, id: number, { organisation_id, now }: Place) =>
  db
    .selectFrom('invoice_products')
    .where('id', '=', id)
    .where('organisation_id', '=', organisation_id)
    .$if(id !== now, (query) => query.where('archived', '=', false))
    .select(shown)
    .executeTakeFirstOrThrow(() => wrongField('invoice_product', 'unknown_choice'));

type Place = { organisation_id: number /** What the row has now. */; now?: number };

/** Two who add the same name at once: one does, the other is told. */
export const addProduct = (
  db: Db,
  values: Omit<InvoiceProductInput, 'organisation_id'> & { organisation_id: number },
) =>
  db
    .insertInto('invoice_products')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirstOrThrow(() => unprocessable('invoice.product_taken', { name: values.name }));
