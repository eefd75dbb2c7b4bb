import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineTotal, type MoneyRow, totalsOf } from './money.ts';

describe('the sums of an invoice', () => {
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

  it('[INV-05] rounds VAT once per rate and not per line', () => {
    const row = { count: 1, unit_price: 3, vat_percentage: 210 };
    expect(totalsOf([row, row, row, { ...row, vat_percentage: 90 }])).toEqual({
      total: 12,
      vat: 2,
      total_with_vat: 14,
      rates: [
        { vat_percentage: 90, total: 3, vat: 0 },
        { vat_percentage: 210, total: 9, vat: 2 },
      ],
    });
  });

  it('[INV-05] of no rows are nothing', () => {
    expect(totalsOf([])).toEqual({ total: 0, vat: 0, total_with_vat: 0, rates: [] });
  });

  it('[INV-05] equal an exact reference in decimal text for 100,000 random invoices', () => {
    fc.assert(
      fc.property(fc.array(randomRow, { maxLength: 8 }), (rows) => {
        const { total, vat, total_with_vat } = totalsOf(rows);
        const exact = byLongDivision(rows);
        return total === exact.total && vat === exact.vat && total_with_vat === total + vat;
      }),
      { numRuns: 100_000 },
    );
  });

  it('[INV-05] a correction takes back exactly what it corrects', () => {
    fc.assert(
      fc.property(fc.array(randomRow, { maxLength: 8 }), (rows) => {
        const back = rows.map((row) => ({ ...row, count: -row.count }));
        return totalsOf([...rows, ...back]).total_with_vat === 0;
      }),
    );
  });
});

const randomRow: fc.Arbitrary<MoneyRow> = fc.record({
  count: fc.integer({ min: -10_000_000, max: 10_000_000 }).map((hundredth) => hundredth / 100),
  unit_price: fc.integer({ min: -10_000_000, max: 10_000_000 }),
  vat_percentage: fc.constantFrom(0, 60, 90, 210, 215, 1000),
});

/** The same rules without a shared line: decimal digits in, remainder compared with the half. */
function byLongDivision(rows: MoneyRow[]) {
  const perRate: Record<string, bigint> = {};
  for (const { count, unit_price, vat_percentage } of rows) {
    const digits = BigInt(count.toFixed(2).replace('.', ''));
    perRate[vat_percentage] =
      (perRate[vat_percentage] ?? 0n) + nearest(digits * BigInt(unit_price), 100n);
  }
  const total = Object.values(perRate).reduce((sum, rate) => sum + rate, 0n);
  const vat = Object.entries(perRate).reduce(
    (sum, [tenths, rate]) => sum + nearest(rate * BigInt(tenths), 1000n),
    0n,
  );
  return { total: Number(total), vat: Number(vat) };
}

function nearest(amount: bigint, by: bigint): bigint {
  const whole = amount / by;
  const rest = amount % by;
  const step = amount < 0n ? -1n : 1n;
  return (rest < 0n ? -rest : rest) * 2n >= by ? whole + step : whole;
}
