import type { Payment, PaymentKind } from '@traject/contract/payments';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { notFound } from '../../platform/http/errors.ts';
import { open, withLedger } from '../invoices/invoices.service.ts';

export type InvoiceKey = { organisationId: number; paidInvoiceId: number };
export type NewPayment = Insertable<Tables['payments']>;

/** Undone ones too, in the order in which they were booked. */
export async function listPayments(db: Db, key: InvoiceKey): Promise<Payment[]> {
  await refuseUnknown(db, key);
  return (await payments(db).where('p.invoice_id', '=', key.paidInvoiceId).execute()).map(shown);
}

export const findPayment = async (db: Db, id: number) =>
  shown(await payments(db).where('p.id', '=', id).executeTakeFirstOrThrow(notFound));

const payments = (db: Db) =>
  db
    .selectFrom('payments as p')
    .leftJoin('people as by', 'by.id', 'p.created_by')
    .select(['p.id', 'p.amount', 'p.paid_on', 'p.description', 'p.bank_line_id'])
    .select(['p.created_at', 'p.undone_at'])
    .select(({ ref }) => [
      ref('p.kind').$castTo<PaymentKind>().as('kind'),
      sql<{ id: number; name: string } | null>`case when by.id is not null
        then json_build_object('id', by.id, 'name', by.name) end`.as('created_by'),
    ])
    .orderBy('p.id');

type Stored = Omit<Payment, 'created_at' | 'undone_at'> & {
  created_at: Date;
  undone_at: Date | null;
};

const shown = ({ created_at, undone_at, ...payment }: Stored): Payment => ({
  ...payment,
  created_at: created_at.toISOString(),
  undone_at: undone_at?.toISOString() ?? null,
});

const refuseUnknown = (db: Db, { organisationId, paidInvoiceId }: InvoiceKey) =>
  db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', paidInvoiceId)
    .select('id')
    .executeTakeFirstOrThrow(notFound);

/** Those who book on it at the same time wait for each other. */
export const lockInvoices = (db: Db, organisationId: number, ids: number[]) =>
  db
    .selectFrom('invoices')
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .orderBy('id')
    .select(['id', 'kind', 'finalised_at'])
    .forUpdate()
    .execute();

export async function openOf(db: Db, id: number) {
  const found = withLedger(db).where('i.id', '=', id).select(open.as('open'));
  return (await found.executeTakeFirstOrThrow()).open;
}

export const addPayments = (db: Db, values: NewPayment[]) =>
  db.insertInto('payments').values(values).returning('id').execute();

export const lockPayment = (db: Db, { paidInvoiceId, paymentId }: PaymentKey) =>
  db
    .selectFrom('payments')
    .where('id', '=', paymentId)
    .where('invoice_id', '=', paidInvoiceId)
    .select(['id', 'paid_on', 'undone_at'])
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export type PaymentKey = InvoiceKey & { paymentId: number };
type Undone = { undone_at: Date; undone_by: number };

export const setUndone = (db: Db, ids: number[], values: Undone) =>
  db.updateTable('payments').set(values).where('id', 'in', ids).execute();
