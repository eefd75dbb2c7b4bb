/**
 * The sums of an invoice, to the cent, for the server and for the preview on the screen. Amounts
 * are whole cents, percentages whole tenths, counts have two decimals at most.
 */
export type MoneyRow = { count: number; unit_price: number; vat_percentage: number };
export type RateTotal = { vat_percentage: number; total: number; vat: number };
export type Totals = { total: number; vat: number; total_with_vat: number; rates: RateTotal[] };

export const lineTotal = ({ count, unit_price }: MoneyRow): number =>
  divide(hundredths(count) * BigInt(unit_price), 100n);

/** VAT is rounded once per rate, over the sum of that rate's lines. */
export function totalsOf(rows: readonly MoneyRow[]): Totals {
  const sums = new Map<number, number>();
  for (const row of rows)
    sums.set(row.vat_percentage, (sums.get(row.vat_percentage) ?? 0) + lineTotal(row));
  const rates = [...sums]
    .sort(([one], [other]) => one - other)
    .map(([vat_percentage, total]) => ({
      vat_percentage,
      total,
      vat: vatOf(total, vat_percentage),
    }));
  const total = rates.reduce((sum, rate) => sum + rate.total, 0);
  const vat = rates.reduce((sum, rate) => sum + rate.vat, 0);
  return { total, vat, total_with_vat: total + vat, rates };
}

const vatOf = (total: number, tenths: number) => divide(BigInt(total) * BigInt(tenths), 1000n);

/** 1.15 × 100 is 114.99999999999999 to a computer. */
const hundredths = (count: number) => BigInt(Math.round(count * 100));

/** Half a cent rounds away from zero, so that a correction cancels exactly what it corrects. */
function divide(amount: bigint, by: bigint): number {
  const size = amount < 0n ? -amount : amount;
  const rounded = Number((2n * size + by) / (2n * by));
  return amount < 0n && rounded !== 0 ? -rounded : rounded;
}
