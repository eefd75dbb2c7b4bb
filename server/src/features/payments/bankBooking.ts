import type { BankBooking } from '@traject/contract/payments';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import { lockSettings } from '../invoices/invoices.service.ts';
import { findLine, type LineKey, lockLine, setAsideAt } from './bank.queries.ts';
import { paymentsOf, withProposals } from './bankMatching.ts';
import { type By, lockPayable, refuseMore, refuseReported } from './paying.ts';
import { addPayments, setUndone } from './payments.queries.ts';

/** No more than is left of the line: nothing is booked twice. */
export async function bookLine(db: Db, key: LineKey, { invoices, by }: BankBooking & { by: By }) {
  const organisation_id = key.organisationId;
  const { closed_until } = await lockSettings(db, organisation_id);
  const line = await lockLine(db, key);
  if (line.state === 'set_aside') throw unprocessable('bank.is_aside');
  refuseReported(line.booked_on, closed_until, by.language);
  const ids = invoices.map(({ id }) => id);
  await lockPayable(db, organisation_id, ids);
  for (const { amount } of invoices) refuseMore(amount, line.left, 'bank.booked_too_much');
  const sum = invoices.reduce((all, { amount }) => all + amount, 0);
  refuseMore(sum, line.left, 'bank.booked_too_much');
  await addPayments(db, paymentsOf(line, invoices, { organisation_id, created_by: by.self.id }));
  return readLine(db, key);
}

export async function setAside(db: Db, key: LineKey, { clock }: By) {
  await lockSettings(db, key.organisationId);
  const { id, payments } = await lockLine(db, key);
  if (payments.length > 0) throw unprocessable('bank.is_booked');
  await setAsideAt(db, id, clock());
  return readLine(db, key);
}

/** What was booked from it, or that it was set aside. */
export async function undoLine(db: Db, key: LineKey, { self, clock, language }: By) {
  const { closed_until } = await lockSettings(db, key.organisationId);
  const { id, state, payments, booked_on } = await lockLine(db, key);
  if (state !== 'set_aside' && payments.length === 0) throw unprocessable('bank.nothing_to_undo');
  if (payments.length > 0) {
    refuseReported(booked_on, closed_until, language);
    const ids = payments.map((payment) => payment.id);
    await setUndone(db, ids, { undone_at: clock(), undone_by: self.id });
  }
  await setAsideAt(db, id, null);
  return readLine(db, key);
}

async function readLine(db: Db, key: LineKey) {
  const line = await findLine(db, key);
  const [read] = await withProposals(db, key.organisationId, [line]);
  return read ?? { ...line, proposal: { kind: 'none' as const, reasons: [], invoices: [] } };
}
