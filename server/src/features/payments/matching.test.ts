import { describe, expect, it } from 'vitest';
import { type Candidate, matcher, matchLine } from './matching.ts';

const invoice = (
  id: number,
  invoice_number: string,
  open: number,
  billed_name = 'Bakkerij Jansen B.V.',
) =>
  ({
    id,
    invoice_number,
    open,
    billed_name,
    invoice_date: `2026-01-${10 + id}`,
  }) satisfies Candidate;
const open = [
  invoice(1, '2026-0012', 12100),
  invoice(2, '2026-0013', 24200),
  invoice(3, '2026-0014', 5000, 'Stichting Zonnehof'),
  invoice(4, 'WW-26-101', 9900, 'Gemeente Utrecht'),
  invoice(5, '2026-0015', -3000),
  invoice(6, '2026-0112', 5000, 'P. de Wit'),
];
const line = (amount: number, description = '', name = '', iban = '') => ({
  ...{ amount, description, name, iban },
});
const match = (...facts: Parameters<typeof line>) => matchLine(line(...facts), open);

describe('a line of the bank', () => {
  it.each([
    'Factuur 2026-0012',
    'Factuur 2026 0012 bedankt',
    'fact.nr 20260012',
    'FACTUURNUMMER:2026/0012',
    'fact 2026-12',
    'factuur2026-0012klant 88',
  ])('settles the invoice that it names with its amount: %s', (description) => {
    expect(match(12100, description)).toEqual({
      kind: 'certain',
      invoices: [{ id: 1, amount: 12100 }],
      reasons: ['number', 'amount'],
    });
  });

  it('names an invoice with letters in its number too', () => {
    for (const text of ['WW-26-101', 'ww 26 101', 'ww26101', 'nr. WW26-0101'])
      expect(match(9900, text)).toMatchObject({ kind: 'certain', invoices: [{ id: 4 }] });
  });

  it('is not fooled by a longer number, a date or an amount', () => {
    for (const text of ['120260012', '202600123', '12-01-2026', 'EUR 121,00 op 2026-01-20'])
      expect(match(11, text)).toMatchObject({ kind: 'none' });
  });

  it('settles several invoices that it names and that add up', () => {
    expect(match(36300, 'facturen 2026-0013 en 2026-0012')).toEqual({
      kind: 'certain',
      invoices: [
        { id: 1, amount: 12100 },
        { id: 2, amount: 24200 },
      ],
      reasons: ['number', 'amount'],
    });
    expect(match(30000, '2026-0013, 2026-0012')).toMatchObject({
      kind: 'doubt',
      invoices: [
        { id: 1, amount: 12100 },
        { id: 2, amount: 17900 },
      ],
    });
  });

  it('pays a part of the invoice that it names, for certain only if the name fits', () => {
    const part = { invoices: [{ id: 1, amount: 6000 }] };
    expect(match(6000, '2026-0012', 'Bakkerij Jansen')).toEqual({
      ...part,
      kind: 'certain',
      reasons: ['number', 'name'],
    });
    expect(match(6000, '2026-0012', 'Slager')).toEqual({
      ...part,
      kind: 'doubt',
      reasons: ['number'],
    });
  });

  it('is doubted when it pays too much, and gives the invoice no more than is open', () => {
    expect(match(12101, '2026-0012', 'Bakkerij Jansen')).toMatchObject({
      kind: 'doubt',
      invoices: [{ id: 1, amount: 12100 }],
    });
  });

  it('is doubted by amount and name, or by an amount that only one invoice has', () => {
    expect(match(5000, 'bedankt', 'ST ZONNEHOF')).toEqual({
      kind: 'doubt',
      invoices: [{ id: 3, amount: 5000 }],
      reasons: ['amount', 'name'],
    });
    expect(match(24200, 'x')).toMatchObject({ kind: 'doubt', reasons: ['amount'] });
    expect(match(5000, 'x')).toMatchObject({ kind: 'none' });
  });

  it('is recognised by the account that paid for them before', () => {
    const payers = new Map([['NL20INGB0001234567', 'Stichting Zonnehof']]);
    const paid = line(5000, 'x', 'Penningmeester', 'NL20INGB0001234567');
    expect(matchLine(paid, open, { payers })).toMatchObject({ reasons: ['amount', 'iban'] });
  });

  it('that goes out settles a credit note, and never an invoice', () => {
    expect(match(-3000, 'retour 2026-0015')).toMatchObject({
      kind: 'certain',
      invoices: [{ id: 5, amount: -3000 }],
    });
    expect(match(-12100, '2026-0012')).toMatchObject({ kind: 'none' });
    expect(match(0, '2026-0012')).toMatchObject({ kind: 'none' });
  });

  it.each([
    ['Jansen Bakkerij', true],
    ['BAKKERIJ JANSE', true],
    ['B.V. Bakkerij Jänsen', true],
    ['Bakkerij Pietersen', false],
    ['B.V.', false],
  ])('with the name %s fits Bakkerij Jansen B.V.: %s', (name, fits) => {
    expect(match(6000, '2026-0012', name).kind).toBe(fits ? 'certain' : 'doubt');
  });

  it('is found among ten thousand invoices, for a hundred thousand lines', () => {
    const many = Array.from({ length: 10_000 }, (_, n) =>
      invoice(n, `2026-${String(n).padStart(5, '0')}`, 1000 + n, `Klant ${n}`),
    );
    const find = matcher(many);
    for (let n = 0; n < 100_000; n++) {
      const at = (n * 7) % 10_000;
      const { invoices } = find(line(1000 + at, `Betaling factuur 2026-${at} klant`));
      if (invoices[0]?.id !== at) expect({ n, invoices }).toBeUndefined();
    }
  });

  it('is as little work among thousands of equal amounts as among a few', () => {
    let read = 0;
    const equal = (n: number, name: string): Candidate => ({
      ...invoice(n, `2026-${String(n).padStart(5, '0')}`, 12100),
      get billed_name() {
        read++;
        return name;
      },
    });
    const town = (n: number) => `Gemeente ${String.fromCharCode(97 + (n % 26)).repeat(3)}${n}dorp`;
    const many = Array.from({ length: 3_000 }, (_, n) => equal(n, town(n)));
    const find = matcher([...many, equal(3_000, 'Bakkerij'), equal(3_001, 'Bakkerij')]);
    for (let n = 0; n < 10_000; n++)
      expect(find(line(12100, 'x', n % 2 ? 'Gemeente' : 'Iemand')).kind).toBe('none');
    expect(find(line(12100, 'x', town(77))).invoices).toEqual([{ id: 77, amount: 12100 }]);
    expect(find(line(12100, 'x', 'BAKKER')).invoices.map(({ id }) => id)).toEqual([3000, 3001]);
    expect(find(line(12100, 'factuur 2026-02999'))).toMatchObject({ kind: 'certain' });
    expect(read, 'each name once, and those that are offered').toBeLessThan(3_100);
  });
});
