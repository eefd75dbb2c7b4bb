import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import type { Tables } from '../platform/database/tables.gen.ts';
import { anOrganisation } from './factories.ts';

/** An organisation that has filled in everything the law requires on its invoices. */
export async function anInvoicingOrganisation(db: Db, name = 'Stichting Werkwijzer') {
  const organisation = await anOrganisation(db, name);
  const details = {
    address: 'Oudegracht 108',
    postal_code: '3511 AW',
    city: 'Utrecht',
    kvk_number: '30123456',
    vat_number: 'NL001234567B01',
    iban: 'NL91ABNA0417164300',
    payment_term_days: 14,
  };
  await db.updateTable('organisations').set(details).where('id', '=', organisation.id).execute();
  return organisation;
}

type Product = Partial<Insertable<Tables['invoice_products']>>;

export const aProduct = (db: Db, { id: organisation_id }: { id: number }, given: Product = {}) =>
  db
    .insertInto('invoice_products')
    .values({
      name: 'Coaching',
      default_price: 9500,
      vat_percentage: 210,
      organisation_id,
      ...given,
    })
    .returning(['id', 'name', 'default_price', 'vat_percentage'])
    .executeTakeFirstOrThrow();

type Invoice = Partial<Insertable<Tables['invoices']>>;
let count = 0;

export const anInvoice = (
  db: Db,
  { id: trajectory_id, organisation_id }: { id: number | null; organisation_id: number },
  given: Invoice = {},
) =>
  db
    .insertInto('invoices')
    .values({
      invoice_number: `T-${++count}`,
      declaration_reference: 'UWV 1',
      invoice_date: '2026-11-03',
      billed_name: 'Zorggroep De Linde',
      billed_address: 'Lindelaan 1\n3581 AA Utrecht',
      trajectory_id,
      organisation_id,
      ...given,
    })
    .returning(['id', 'organisation_id'])
    .executeTakeFirstOrThrow();

type Row = Partial<Insertable<Tables['invoice_rows']>>;

export const aRow = (
  db: Db,
  { id: invoice_id, organisation_id }: { id: number; organisation_id: number },
  { product, ...given }: Row & { product: { id: number; name: string } },
) =>
  db
    .insertInto('invoice_rows')
    .values({
      count: '1',
      unit_price: 9500,
      vat_percentage: 210,
      invoice_product_id: product.id,
      product_name: product.name,
      invoice_id,
      organisation_id,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
