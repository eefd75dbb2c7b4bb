import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExact, randomInvoice } from './money.testing.ts';
import { lineTotal, totalsOf } from './money.ts';

describe('the totals of an invoice', () => {
  it.each([
    [{ count: 1, unit_price: 12345, vat_percentage: 210 }, 12345],
    [{ count: 1.15, unit_price: 10000, vat_percentage: 210 }, 11500],
    [{ count: 0.5, unit_price: 1, vat_percentage: 210 }, 1],
    [{ count: -0.5, unit_price: 1, vat_percentage: 210 }, -1],
    [{ count: 0.49, unit_price: 1, vat_percentage: 210 }, 0],
    [{ count: -0.49, unit_price: 1, vat_percentage: 210 }, 0],
    [{ count: 2.5, unit_price: -333, vat_percentage: 90 }, -833],
  ])('[INV-05] a line is count times price, half a cent away from zero', (row, cents) => {
    expect(lineTotal(row)).toBe(cents);
  });

  it('[INV-05] round VAT once per rate and not per line', () => {
    const row = { count: 1, unit_price: 3, vat_percentage: 210 };
    expect(totalsOf([row, row, row, { ...row, vat_percentage: 90 }])).toEqual({
      total: 12,
      vat: 2,
      total_with_vat: 14,
      rates: [
        { vat_category: 'standard', vat_percentage: 90, total: 3, vat: 0 },
        { vat_category: 'standard', vat_percentage: 210, total: 9, vat: 2 },
      ],
    });
  });

  it('[INV-05] are zero without rows', () => {
    expect(totalsOf([])).toEqual({ total: 0, vat: 0, total_with_vat: 0, rates: [] });
  });

  it('[INV-05] equal an exact reference in decimal text for 100,000 random invoices', () => {
    fc.assert(fc.property(randomInvoice, isExact), { numRuns: 100_000 });
  });

  it('[INV-05] include corrections that cancel exactly what they correct', () => {
    fc.assert(
      fc.property(randomInvoice, (rows) => {
        const back = rows.map((row) => ({ ...row, count: -row.count }));
        return totalsOf([...rows, ...back]).total_with_vat === 0;
      }),
    );
  });
});
