import { describe, expect, it } from 'vitest';
import { auditTotals } from './auditBookings.ts';
import { auditFile } from './auditFile.ts';
import { type Element, faultsIn, parsed } from './auditSchema.testing.ts';
import type { AuditEntries, AuditInput, AuditPayment, AuditSale } from './auditTypes.ts';

const standard = { vat_category: 'standard', vat_percentage: 210 } as const;
const exempt = { vat_category: 'exempt', vat_percentage: 0 } as const;

const sales: AuditSale[] = [
  {
    ...{ invoice_number: '2026-0012', kind: 'invoice', invoice_date: '2026-02-03' },
    ...{ due_date: '2026-03-05', payer_key: '7', total_with_vat: 22100 },
    rates: [
      { ...standard, total: 10000, vat: 2100 },
      { ...exempt, total: 10000, vat: 0 },
    ],
  },
  {
    ...{ invoice_number: '2026-0013', kind: 'credit', invoice_date: '2026-03-31' },
    ...{ due_date: null, payer_key: '8', total_with_vat: -1210 },
    rates: [{ ...standard, total: -1000, vat: -210 }],
  },
];
const paid = { invoice_number: '2026-0012', payer_key: '7', date: '2026-03-01' };
const payments: AuditPayment[] = [
  { ...paid, kind: 'payment', amount: 22000, description: 'Betaling' },
  { ...paid, kind: 'write_off', amount: 100, description: 'Afgeboekt' },
];
const entries: AuditEntries = {
  sales: () => sales,
  payments: (wanted) => payments.filter(({ kind }) => kind === wanted),
};

const payer = { vat_number: '', kvk_number: '', country: '' };
const inputOf = async (more: Partial<AuditInput> = {}): Promise<AuditInput> => ({
  ...entries,
  ...{ from: '2026-01-15', to: '2026-03-31', created_on: '2026-04-02', software_version: '0.1.0' },
  company: {
    ...{ name: 'Loopbaan & Co', kvk_number: '12345678', vat_number: 'NL001234567B01' },
    ...{ address: 'Kade 1', postal_code: '3511 AB', city: 'Utrecht', iban: 'NL91ABNA0417164300' },
  },
  payers: [
    { ...payer, key: '7', name: `Bakkerij ${'x'.repeat(60)}`, address: 'Dam 1\n1012 JS Amsterdam' },
    {
      ...payer,
      key: '8',
      name: 'Acme <Ltd>',
      address: 'Street 1\nLondon',
      vat_number: 'GB123',
      country: 'GB',
    },
  ],
  rates: [standard, exempt],
  totals: await auditTotals(entries),
  ...more,
});

async function written(more?: Partial<AuditInput>) {
  let text = '';
  for await (const part of auditFile(await inputOf(more))) text += part;
  return parsed(text);
}

const all = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...all(child, name),
  ]);
const textsOf = (element: Element, name: string) => all(element, name).map(({ text }) => text);
const booked = (element: Element) =>
  all(element, 'trLine').map((line) =>
    ['accID', 'amnt', 'amntTp'].map((name) => textsOf(line, name)[0]).join(' '),
  );

describe('the audit file', () => {
  it('has what the schema requires, in its order', async () => {
    expect(faultsIn(await written())).toEqual([]);
  });

  it('books sales, payments and what was written off, each in its journal', async () => {
    const [sold, bank, memo] = all(await written(), 'journal');
    expect(sold && booked(sold)).toEqual([
      ...['1300 221.00 D', '8000-standard-21 100.00 C', '8000-exempt 100.00 C', '1500 21.00 C'],
      ...['1300 12.10 C', '8000-standard-21 10.00 D', '1500 2.10 D'],
    ]);
    expect(bank && booked(bank)).toEqual(['1100 220.00 D', '1300 220.00 C']);
    expect(memo && booked(memo)).toEqual(['4900 1.00 D', '1300 1.00 C']);
  });

  it('balances: every transaction, and the totals before them', async () => {
    const file = await written();
    const sum = (element: Element, side: string) =>
      all(element, 'trLine')
        .filter((line) => textsOf(line, 'amntTp')[0] === side)
        .reduce((cents, line) => cents + Math.round(Number(textsOf(line, 'amnt')[0]) * 100), 0);
    for (const one of all(file, 'transaction')) expect(sum(one, 'D')).toBe(sum(one, 'C'));
    const { lines, debit, credit } = await auditTotals(entries);
    expect([lines, debit, credit]).toEqual([
      all(file, 'trLine').length,
      sum(file, 'D'),
      sum(file, 'C'),
    ]);
    expect(textsOf(file, 'totalDebit')).toEqual([(debit / 100).toFixed(2)]);
  });

  it('refers only to accounts, payers, VAT codes and periods that it lists', async () => {
    const file = await written();
    const listed = (list: string, name: string) =>
      all(file, list).flatMap((one) => textsOf(one, name));
    const used = (name: string) => all(file, 'transaction').flatMap((one) => textsOf(one, name));
    expect(listed('ledgerAccount', 'accID')).toEqual(expect.arrayContaining(used('accID')));
    expect(listed('customerSupplier', 'custSupID')).toEqual(
      expect.arrayContaining(used('custSupID')),
    );
    expect(listed('vatCode', 'vatID')).toEqual(expect.arrayContaining(used('vatID')));
    expect(listed('period', 'periodNumber')).toEqual(['1', '2', '3']);
    expect(used('periodNumber')).toEqual(['2', '3', '3', '3']);
    expect(listed('period', 'endDatePeriod')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
  });

  it('says who the payers are', async () => {
    const [first, second] = all(await written(), 'streetAddress').slice(1);
    expect(first?.children.map(({ text }) => text)).toEqual(['Dam 1', 'Amsterdam', '1012 JS']);
    expect(second?.children.map(({ text }) => text)).toEqual(['Street 1', 'London', 'UK']);
  });

  it('is well formed when there was nothing', async () => {
    const nothing = { sales: () => [], payments: () => [], payers: [], rates: [] };
    const file = await written({ ...nothing, totals: await auditTotals(nothing) });
    expect(faultsIn(file)).toEqual([]);
  });

  it('fails rather than say something else than was counted, or that does not balance', async () => {
    await expect(written({ totals: { lines: 1, debit: 0, credit: 0 } })).rejects.toThrow('counted');
    const wrong = () => sales.map((sale) => ({ ...sale, total_with_vat: 1 }));
    await expect(written({ sales: wrong })).rejects.toThrow('does not balance');
  });
});
