import type { VatCategory } from '@traject/contract/common/vat';
import type { InvoiceProductChange, InvoiceProductInput } from '@traject/contract/invoices';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound, unprocessable, wrongField } from '../../platform/http/errors.ts';

/** As the contract names it. */
const category = sql<VatCategory>`vat_category`.as('vat_category');
const shown = ['id', 'name', 'default_price', 'vat_percentage', 'vat_reason', category] as const;

export const listProducts = (db: Db, organisations: number[]) =>
  db
    .selectFrom('invoice_products')
    .where('organisation_id', 'in', organisations)
    .where('archived', '=', false)
    .select(shown)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** One of the organisation's own; an archived one may stay on a row that already has it. */
export const findProduct = (db: Db, id: number, { organisation_id, now }: Place) =>
  db
    .selectFrom('invoice_products')
    .where('id', '=', id)
    .where('organisation_id', '=', organisation_id)
    .$if(id !== now, (query) => query.where('archived', '=', false))
    .select(shown)
    .executeTakeFirstOrThrow(() => wrongField('invoice_product', 'unknown_choice'));

type Place = { organisation_id: number /** What the row has now. */; now?: number };

/** If two people add the same name at once, one succeeds and the other is told. */
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

/** All of them, archived ones last. */
export const keptProducts = (db: Db, organisation_id: number) =>
  kept(db)
    .where('organisation_id', '=', organisation_id)
    .orderBy('archived')
    .orderBy('name')
    .orderBy('id')
    .execute();

export const keptProduct = (db: Db, id: number) =>
  kept(db).where('id', '=', id).executeTakeFirstOrThrow(notFound);

const kept = (db: Db) =>
  db
    .selectFrom('invoice_products as product')
    .select([...shown, 'archived'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoice_rows')
          .whereRef('invoice_product_id', '=', 'product.id')
          .select('invoice_rows.id'),
      )
        .$castTo<boolean>()
        .as('in_use'),
    );

type Own = { id: number; organisations: number[] };

export const lockProduct = (db: Db, { id, organisations }: Own) =>
  db
    .selectFrom('invoice_products')
    .where('id', '=', id)
    .where('organisation_id', 'in', organisations)
    .select(['name', 'default_price', 'vat_percentage', 'vat_reason', 'archived', category])
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const setProduct = (db: Db, id: number, product: InvoiceProductChange & { name: string }) =>
  db
    .updateTable('invoice_products')
    .set(product)
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      const isTaken = error instanceof Error && 'code' in error && error.code === '23505';
      throw isTaken ? unprocessable('invoice.product_taken', { name: product.name }) : error;
    });
