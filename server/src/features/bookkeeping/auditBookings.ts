import { accounts, revenueAccount, vatId } from './auditLedger.ts';
import type {
  AuditEntries,
  AuditPayment,
  AuditRate,
  AuditSale,
  AuditTotals,
} from './auditTypes.ts';

/** Debit is above nought. */
type BookingLine = { account: string; amount: number; vat?: AuditRate & { amount: number } };

/** One transaction; its lines add up to nothing. */
export type Booking = {
  date: string;
  description: string;
  invoice_number: string;
  payer_key: string;
  lines: BookingLine[];
};

export function saleBooking(sale: AuditSale): Booking {
  const { invoice_number, invoice_date, payer_key, rates, total_with_vat } = sale;
  const revenue = rates.map(({ total, vat, ...rate }) => ({
    account: revenueAccount(rate),
    amount: -total,
    vat: { ...rate, amount: -vat },
  }));
  const vat = rates.map(({ vat }) => ({ account: accounts.vat, amount: -vat }));
  return balanced({
    date: invoice_date,
    description: sale.kind === 'credit' ? 'Creditfactuur' : 'Factuur',
    ...{ invoice_number, payer_key },
    lines: [{ account: accounts.debtors, amount: total_with_vat }, ...revenue, ...vat],
  });
}

export function paymentBooking({ kind, amount, ...payment }: AuditPayment): Booking {
  const account = kind === 'payment' ? accounts.bank : accounts.writtenOff;
  return balanced({
    ...payment,
    lines: [
      { account, amount },
      { account: accounts.debtors, amount: -amount },
    ],
  });
}

/** Without the lines of nothing; a booking that does not balance would make the file worthless. */
function balanced(booking: Booking): Booking {
  if (booking.lines.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new Error(`the booking of ${booking.invoice_number} does not balance`);
  const lines = booking.lines.filter(({ amount }, n) => n === 0 || amount !== 0);
  return { ...booking, lines };
}

/** Counts bookings, to write before them and to compare after them. */
export function counting() {
  const totals: AuditTotals = { lines: 0, debit: 0, credit: 0 };
  const count = ({ lines }: Booking) => {
    totals.lines += lines.length;
    for (const { amount } of lines) totals[amount < 0 ? 'credit' : 'debit'] += Math.abs(amount);
  };
  return { totals, count };
}

/** What the audit file says before its transactions. */
export async function auditTotals({ sales, payments }: AuditEntries): Promise<AuditTotals> {
  const { totals, count } = counting();
  for await (const sale of sales()) count(saleBooking(sale));
  for (const kind of ['payment', 'write_off'] as const)
    for await (const payment of payments(kind)) count(paymentBooking(payment));
  return totals;
}

export const vatOf = ({ vat }: BookingLine) => vat && { id: vatId(vat), ...vat };
