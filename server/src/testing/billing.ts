import { createHash } from 'node:crypto';
import type { Db } from '../platform/database/db.ts';
import { anInvoice, aPayer, aProduct, aProposedReminder, aRow, makeFinal } from './invoices.ts';
import { itsMoney } from './moneyRows.ts';

type Trajectory = { id: number; organisation_id: number; counselor_id: number };
type Billed = { word: string; product: { id: number }; invoice: { id: number } };

/** A draft with a row, one that outlived its trajectory, one that was paid, and what is around them. */
export async function itsInvoices(db: Db, trajectory: Trajectory, word: string) {
  const organisation = { id: trajectory.organisation_id };
  const name = `${word} ${trajectory.id}`;
  const invoice = await anInvoice(db, trajectory, { billed_name: word });
  const product = await aProduct(db, organisation, { name });
  return {
    invoiceId: invoice.id,
    rowId: (await aRow(db, invoice, { product })).id,
    invoiceMailId: await aLink(db, invoice),
    reminderId: (await aProposedReminder(db, invoice)).id,
    ...(await itsBilling(db, trajectory, { word, product, invoice })),
    keptInvoiceId: await aKeptInvoice(db, organisation, product),
    ...(await itsMoney(db, { trajectory, product, word })),
    productId: product.id,
    payerId: (await aPayer(db, organisation, { name })).id,
  };
}

/** Hours that were agreed and worked, a batch that billed them, and an invoice that comes again. */
async function itsBilling(db: Db, trajectory: Trajectory, { word, ...of }: Billed) {
  const own = { organisation_id: trajectory.organisation_id, trajectory_id: trajectory.id };
  const { id: agreedProductId } = await db
    .insertInto('agreed_products')
    .values({
      ...{ ...own, invoice_product_id: of.product.id, kind: 'hours', count: '10', remark: word },
      ...{ unit_price: 9500, vat_percentage: 210, vat_category: 'standard' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const worked = { person_id: trajectory.counselor_id, worked_on: '2026-11-03', count: '1.5' };
  const { id: hoursId } = await db
    .insertInto('worked_hours')
    .values({ ...own, agreed_product_id: agreedProductId, ...worked, text: word })
    .returning('id')
    .executeTakeFirstOrThrow();
  const batchId = await aBatch(db, own);
  const again = { invoice_id: of.invoice.id, every_months: 1, first_on: '2030-01-01' };
  await db
    .insertInto('invoice_repeats')
    .values({ ...own, ...again })
    .execute();
  return { agreedProductId, hoursId, batchId };
}

async function aBatch(db: Db, own: { organisation_id: number; trajectory_id: number }) {
  const { organisation_id } = own;
  const days = { invoice_date: '2026-11-03', until: '2026-11-03', finalise: false };
  const { id } = await db
    .insertInto('invoice_batches')
    .values({ organisation_id, ...days, done_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = { ...own, invoice_batch_id: id, outcome: 'nothing' };
  await db.insertInto('invoice_batch_lines').values(line).execute();
  return id;
}

/** To its invoice, as a payer is mailed one. */
async function aLink(db: Db, { id: invoice_id }: { id: number }) {
  const token_hash = createHash('sha256').update(`invoice ${invoice_id}`).digest();
  const times = { created_at: new Date(), expires_at: new Date(Date.now() + 86_400_000) };
  const { id } = await db
    .insertInto('links')
    .values({ token_hash, purpose: 'invoice', invoice_id, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** From an erased trajectory. */
async function aKeptInvoice(
  db: Db,
  { id: organisation_id }: { id: number },
  product: { id: number; name: string },
) {
  const invoice = await anInvoice(db, { id: null, organisation_id }, { billed_name: product.name });
  await aRow(db, invoice, { product });
  await makeFinal(db, invoice);
  return invoice.id;
}

type One = (table: string, values: Record<string, unknown>) => Promise<number>;
type Given = Record<string, unknown>;

/** A row in every table about what is billed, made by the owner of the database. */
export async function oneBillingRowOfEach(one: One, own: Given, { name, ...ids }: Given) {
  const { trajectory_id, person_id } = ids;
  const product = { ...own, name, default_price: 1, vat_percentage: 0 };
  const invoice_product_id = await one('invoice_products', product);
  const numbers = { invoice_number: '2026-0001', declaration_reference: 'x' };
  const invoice = { ...own, trajectory_id, ...numbers, invoice_date: '2026-01-01' };
  const invoice_id = await one('invoices', invoice);
  const row = { product_name: 'x', count: 1, unit_price: 1, vat_percentage: 0 };
  await one('invoice_rows', { ...own, invoice_id, invoice_product_id, ...row });
  const agreed = { ...own, trajectory_id, invoice_product_id, kind: 'hours', count: 1 };
  const price = { unit_price: 1, vat_percentage: 0, vat_category: 'zero' };
  const agreed_product_id = await one('agreed_products', { ...agreed, ...price });
  const worked = { agreed_product_id, person_id, worked_on: '2026-01-01', count: 1 };
  await one('worked_hours', { ...own, trajectory_id, ...worked });
  const day = { invoice_date: '2026-01-01', until: '2026-01-01', finalise: false };
  const invoice_batch_id = await one('invoice_batches', { ...own, ...day });
  await one('invoice_batch_lines', { ...own, invoice_batch_id, trajectory_id });
  const again = { invoice_id, every_months: 1, first_on: '2026-01-01' };
  await one('invoice_repeats', { ...own, trajectory_id, ...again });
  await oneMoneyRowOfEach(one, own, invoice_id);
}

async function oneMoneyRowOfEach(one: One, own: Given, invoice_id: number) {
  await one('payers', { ...own, name: 'x' });
  await one('invoice_series', { ...own, kind: 'invoice', year: 2026, form: '{nnn}', last: 1 });
  await one('invoice_reminders', { ...own, invoice_id, level: 1, proposed_at: new Date() });
  const bank_file_id = await one('bank_files', { ...own, name: 'x', lines: 1, fresh: 1 });
  const line = { bank_file_id, key: 'x', account: 'x', booked_on: '2026-01-01', amount: 1 };
  const bank_line_id = await one('bank_lines', { ...own, ...line });
  await one('payments', { ...own, invoice_id, bank_line_id, amount: 1, paid_on: '2026-01-01' });
}
