import { type Booking, counting, paymentBooking, saleBooking, vatOf } from './auditBookings.ts';
import { accounts, ledgerXml, vatCodesXml } from './auditLedger.ts';
import { companyXml, headerXml, payerXml } from './auditParties.ts';
import { periodOf, periodsXml } from './auditPeriods.ts';
import type { AuditInput } from './auditTypes.ts';
import { euros, group, required, text } from './auditXml.ts';

/** The sales of a period as XML Auditfile Financieel 3.2, which every Dutch accountant can read. */
export async function* auditFile(input: AuditInput): AsyncGenerator<string> {
  const { totals, rates, from, to } = input;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">\n`;
  yield `${headerXml(input)}<company>${companyXml(input.company)}<customersSuppliers>\n`;
  for await (const payer of input.payers) yield payerXml(payer);
  yield `</customersSuppliers>\n${ledgerXml(rates)}${vatCodesXml(rates)}${periodsXml(from, to)}`;
  yield `<transactions>${required('linesCount', totals.lines)}`;
  yield required('totalDebit', euros(totals.debit)) + required('totalCredit', euros(totals.credit));
  yield* journals(input);
  yield '</transactions></company></auditfile>\n';
}

async function* journals({ sales, payments, totals, company, from }: AuditInput) {
  const written = counting();
  async function* journal(head: string, bookings: AsyncIterable<Booking>) {
    yield `<journal>${head}\n`;
    let nr = 0;
    for await (const booking of bookings) {
      written.count(booking);
      yield transactionXml(booking, ++nr, from);
    }
    yield '</journal>\n';
  }
  const bank = text('offsetAccID', accounts.bank) + text('bankAccNr', company.iban, 35);
  yield* journal(headOf('VERKOOP', 'Verkoopboek', 'S'), each(sales(), saleBooking));
  yield* journal(headOf('BANK', 'Bankboek', 'B') + bank, each(payments('payment'), paymentBooking));
  yield* journal(headOf('MEMO', 'Memoriaal', 'M'), each(payments('write_off'), paymentBooking));
  const { lines, debit, credit } = written.totals;
  if (lines !== totals.lines || debit !== totals.debit || credit !== totals.credit)
    throw new Error('the audit file has other bookings than were counted');
}

const headOf = (id: string, name: string, type: 'S' | 'B' | 'M') =>
  required('jrnID', id) + required('desc', name) + required('jrnTp', type);

async function* each<T>(rows: Iterable<T> | AsyncIterable<T>, booking: (row: T) => Booking) {
  for await (const row of rows) yield booking(row);
}

const transactionXml = (booking: Booking, nr: number, from: string) =>
  group(
    'transaction',
    required('nr', nr),
    text('desc', `${booking.description} ${booking.invoice_number}`.trim()),
    required('periodNumber', periodOf(booking.date, from)),
    required('trDt', booking.date),
    ...booking.lines.map((line, n) => lineXml(booking, line, n + 1)),
  );

function lineXml(booking: Booking, line: Booking['lines'][number], nr: number) {
  const vat = vatOf(line);
  return group(
    'trLine',
    required('nr', nr),
    required('accID', line.account, 35),
    required('docRef', booking.invoice_number),
    required('effDate', booking.date),
    text('desc', booking.description),
    ...amountXml(['amnt', 'amntTp'], line.amount),
    line.account === accounts.debtors ? required('custSupID', booking.payer_key, 35) : '',
    text('invRef', booking.invoice_number),
    vat
      ? group(
          'vat',
          required('vatID', vat.id, 35),
          required('vatPerc', vat.vat_percentage / 10),
          // Nothing is on the side of its line.
          ...amountXml(['vatAmnt', 'vatAmntTp'], vat.amount, line.amount),
        )
      : '',
  );
}

const amountXml = ([amount, side]: [string, string], cents: number, other = cents) => [
  required(amount, euros(Math.abs(cents))),
  required(side, (cents || other) < 0 ? 'C' : 'D'),
];
