import type { Db } from '../platform/database/db.ts';
import { anInvoice, aRow } from './invoices.ts';

type Of = {
  trajectory: { id: number; organisation_id: number };
  product: { id: number; name: string };
  word: string;
};

/** A final invoice with a payment, and a line of a bank statement that is still to be booked. */
export async function itsMoney(db: Db, { trajectory, product, word }: Of) {
  const { organisation_id } = trajectory;
  const { id: invoice_id, ...own } = await anInvoice(db, trajectory, { billed_name: word });
  await aRow(db, { id: invoice_id, ...own }, { product, unit_price: 10_000 });
  const frozen = { sender: {}, payer: {}, total_with_vat: 12_100, finalised_at: new Date() };
  await db.updateTable('invoices').set(frozen).where('id', '=', invoice_id).execute();
  const paid = { amount: 100, paid_on: '2026-11-03', description: word };
  const payment = await db
    .insertInto('payments')
    .values({ organisation_id, invoice_id, ...paid })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = await db
    .insertInto('bank_files')
    .values({ organisation_id, name: `${word}.xml`, lines: 1, fresh: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: bankLineId } = await db
    .insertInto('bank_lines')
    .values({
      ...{ organisation_id, bank_file_id: file.id, key: `${word} ${invoice_id}` },
      ...{ account: 'NL91ABNA0417164300', booked_on: '2026-11-03', amount: 5_000, name: word },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { paidInvoiceId: invoice_id, paymentId: payment.id, bankLineId };
}
