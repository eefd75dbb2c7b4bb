import { type Insertable, sql } from 'kysely';
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
    .returning(['id', 'name', 'default_price', 'vat_percentage', 'vat_category', 'vat_reason'])
    .executeTakeFirstOrThrow();

type Payer = Partial<Insertable<Tables['payers']>>;

export const aPayer = (db: Db, { id: organisation_id }: { id: number }, given: Payer = {}) =>
  db
    .insertInto('payers')
    .values({ name: 'Gemeente Utrecht', organisation_id, ...given })
    .returning(['id', 'name'])
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
      invoice_number: `T-${++count}-`,
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

/** A draft with one row of € 100 and 21% VAT, unless rows are given. */
export async function aDraft(
  db: Db,
  trajectory: { id: number; organisation_id: number },
  { rows = [{ unit_price: 10_000 }], ...given }: Invoice & { rows?: Row[] } = {},
) {
  const invoice = await anInvoice(db, trajectory, given);
  const organisation = { id: trajectory.organisation_id };
  const product =
    (await db
      .selectFrom('invoice_products')
      .where('organisation_id', '=', organisation.id)
      .select(['id', 'name'])
      .executeTakeFirst()) ?? (await aProduct(db, organisation));
  for (const [at, row] of rows.entries())
    await aRow(db, invoice, { position: at + 1, ...row, product });
  return { ...invoice, path: `/trajectories/${trajectory.id}/invoices/${invoice.id}` };
}

/** Final, as the product would have made it of these rows, now or on another day. */
export const makeFinal = (db: Db, { id }: { id: number }, at = new Date()) =>
  sql`update invoices i set finalised_at = ${at}, total_with_vat = (
      select coalesce(sum(total + vat), 0) from (
        select sum(round(r.count * r.unit_price)) as total,
          round(sum(round(r.count * r.unit_price)) * r.vat_percentage / 1000) as vat
        from invoice_rows r where r.invoice_id = i.id group by r.vat_percentage) x),
      due_date = i.invoice_date + o.payment_term_days,
      sender = to_jsonb(o) || '{"footer": "", "email": ""}',
      payer = '{"kvk_number": "", "oin": "", "email": "", "country": "NL"}'
    from organisations o where o.id = i.organisation_id and i.id = ${id}`.execute(db);

/** A reminder that waits until somebody has looked at it. */
export const aProposedReminder = (
  db: Db,
  { id: invoice_id, organisation_id }: { id: number; organisation_id: number },
) =>
  db
    .insertInto('invoice_reminders')
    .values({ invoice_id, organisation_id, level: 1, proposed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
