import fc from 'fast-check';
import { lineTotal, type MoneyRow, totalsOf } from './money.ts';
import type { VatCategory } from './vat.ts';

/** Nought per cent has four reasons; anything else has one. */
const ofCategory = <T extends { vat_percentage: number }>(rows: fc.Arbitrary<T>) =>
  rows.chain((one) =>
    one.vat_percentage > 0
      ? fc.constant({ ...one, vat_category: 'standard' as VatCategory })
      : fc.constantFrom(...untaxed).map((vat_category) => ({ ...one, vat_category })),
  );
const untaxed: VatCategory[] = ['zero', 'exempt', 'reverse', 'outside'];

const row: fc.Arbitrary<MoneyRow> = fc.record({
  count: fc.integer({ min: -10_000_000, max: 10_000_000 }).map((hundredth) => hundredth / 100),
  unit_price: fc.integer({ min: -10_000_000, max: 10_000_000 }),
  vat_percentage: fc.constantFrom(0, 60, 90, 210, 215, 1000),
});
const smallRow: fc.Arbitrary<MoneyRow> = fc.record({
  count: fc.integer({ min: -300, max: 300 }).map((hundredth) => hundredth / 100),
  unit_price: fc.integer({ min: -300, max: 300 }),
  vat_percentage: fc.integer({ min: 0, max: 1000 }),
});
/** Rows that include discounts and corrections; the small ones produce every half cent. */
export const randomInvoice = fc.oneof(
  fc.array(ofCategory(row), { maxLength: 8 }),
  fc.array(ofCategory(smallRow), { maxLength: 8 }),
);

/** Whether every line, rate and total is right to the cent. */
export function isExact(rows: MoneyRow[]): boolean {
  const { total, vat, total_with_vat, rates } = totalsOf(rows);
  const exact = byLongDivision(rows);
  return (
    rows.every((one) => BigInt(lineTotal(one)) === exactLine(one)) &&
    rates.length === exact.rates.size &&
    rates.every((rate) => BigInt(rate.total) === exact.rates.get(groupOf(rate))) &&
    rates.every((rate) => BigInt(rate.vat) === exactVat(rate.total, rate.vat_percentage)) &&
    BigInt(total) === exact.total &&
    BigInt(vat) === exact.vat &&
    BigInt(total_with_vat) === exact.total + exact.vat
  );
}

/** The same rules without a shared line: decimal digits in, remainder compared with the half. */
function byLongDivision(rows: MoneyRow[]) {
  const rates = new Map<string, bigint>();
  for (const one of rows) rates.set(groupOf(one), (rates.get(groupOf(one)) ?? 0n) + exactLine(one));
  const sums = [...rates].map(([group, lines]) => [Number(group.split(' ')[0]), lines] as const);
  return {
    rates,
    total: sums.reduce((sum, [, lines]) => sum + lines, 0n),
    vat: sums.reduce((sum, [tenths, lines]) => sum + exactVat(lines, tenths), 0n),
  };
}

const groupOf = ({ vat_percentage, vat_category }: Omit<MoneyRow, 'count' | 'unit_price'>) =>
  `${vat_percentage} ${vat_category}`;

const exactLine = ({ count, unit_price }: MoneyRow) =>
  nearest(BigInt(count.toFixed(2).replace('.', '')) * BigInt(unit_price), 100n);

const exactVat = (lines: bigint | number, tenths: number) =>
  nearest(BigInt(lines) * BigInt(tenths), 1000n);

function nearest(amount: bigint, by: bigint): bigint {
  const whole = amount / by;
  const rest = amount % by;
  const step = amount < 0n ? -1n : 1n;
  return (rest < 0n ? -rest : rest) * 2n >= by ? whole + step : whole;
}
