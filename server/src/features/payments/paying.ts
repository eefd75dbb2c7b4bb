import type { Language } from '@traject/contract/common/languages';
import type { PaymentInput } from '@traject/contract/payments';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';
import { type Clock, today } from '../../platform/program/clock.ts';
import { day, euro, lockSettings, refuseClosed } from '../invoices/invoices.service.ts';
import * as queries from './payments.queries.ts';

export type By = { self: Self; language: Language; clock: Clock };

/** Whoever books waits for the others in the organisation, so that each sees what is open. */
export async function pay(
  db: Db,
  key: queries.InvoiceKey,
  { input, by }: { input: PaymentInput; by: By },
) {
  const { organisationId: organisation_id, paidInvoiceId: invoice_id } = key;
  const { closed_until } = await lockSettings(db, organisation_id);
  await lockPayable(db, organisation_id, [invoice_id]);
  refuseStrangeDay(input.paid_on, today(by.clock));
  refuseClosed(input.paid_on, closed_until, by.language);
  if (input.kind === 'write_off')
    refuseMore(input.amount, await queries.openOf(db, invoice_id), 'payment.written_off_too_much');
  const values = { ...input, organisation_id, invoice_id, created_by: by.self.id };
  const [added] = await queries.addPayments(db, [values]);
  return queries.findPayment(db, added?.id ?? 0);
}

/** Nothing was invoiced before, and nothing is paid ahead. */
function refuseStrangeDay(paid_on: string, last: string) {
  if (paid_on < '2000-01-01' || paid_on > last) throw unprocessable('payment.strange_day');
}

/** A draft is not owed yet, and a credit note is settled with its invoice. */
export async function lockPayable(db: Db, organisation_id: number, ids: number[]) {
  const found = await queries.lockInvoices(db, organisation_id, ids);
  if (found.length < new Set(ids).size) throw notFound();
  if (found.some(({ finalised_at }) => !finalised_at)) throw unprocessable('invoice.not_final');
  if (found.some(({ kind }) => kind !== 'invoice')) throw unprocessable('payment.on_credit');
}

type TooMuch = 'payment.written_off_too_much' | 'bank.booked_too_much';

/** On the same side of nought, and no further from it. */
export function refuseMore(amount: number, most: number, key: TooMuch) {
  if (amount * most <= 0 || Math.abs(amount) > Math.abs(most))
    throw unprocessable(key, { most: euro(most) });
}

export async function undo(db: Db, key: queries.PaymentKey, by: By) {
  const { closed_until } = await lockSettings(db, key.organisationId);
  await lockPayable(db, key.organisationId, [key.paidInvoiceId]);
  const { id, paid_on, undone_at } = await queries.lockPayment(db, key);
  if (undone_at) throw unprocessable('payment.undone_already');
  refuseReported(paid_on, closed_until, by.language);
  await queries.setUndone(db, [id], { undone_at: by.clock(), undone_by: by.self.id });
  return queries.findPayment(db, id);
}

/** What has been reported stays as it was booked. */
export function refuseReported(date: string, closed_until: string | null, language: Language) {
  if (closed_until && date <= closed_until)
    throw unprocessable('payment.reported', { until: day(closed_until, language) });
}
