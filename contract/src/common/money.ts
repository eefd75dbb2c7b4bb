import { categoryOf, type VatCategory, vatCategories } from './vat.ts';

/**
 * The sums of an invoice, to the cent, for the server and for the preview on the screen. Amounts
 * are whole cents, percentages whole tenths, counts have two decimals at most.
 */
export type MoneyRow = {
  count: number;
  unit_price: number;
  vat_percentage: number;
  vat_category?: VatCategory | undefined;
};
export type RateTotal = {
  vat_category: VatCategory;
  vat_percentage: number;
  total: number;
  vat: number;
};
export type Totals = { total: number; vat: number; total_with_vat: number; rates: RateTotal[] };

export const lineTotal = ({ count, unit_price }: MoneyRow): number =>
  divide(hundredths(count) * BigInt(unit_price), 100n);

/** VAT is rounded once per category and rate, over the sum of its lines. */
export function totalsOf(rows: readonly MoneyRow[]): Totals {
  const rates = ratesOf(rows);
  const total = rates.reduce((sum, rate) => sum + rate.total, 0);
  const vat = rates.reduce((sum, rate) => sum + rate.vat, 0);
  return { total, vat, total_with_vat: total + vat, rates };
}

function ratesOf(rows: readonly MoneyRow[]): RateTotal[] {
  const sums = new Map<string, Omit<RateTotal, 'vat'>>();
  for (const row of rows) {
    const { vat_percentage, vat_category = categoryOf(vat_percentage) } = row;
    const key = `${vat_category} ${vat_percentage}`;
    const total = (sums.get(key)?.total ?? 0) + lineTotal(row);
    sums.set(key, { vat_category, vat_percentage, total });
  }
  return [...sums.values()]
    .sort((one, other) => one.vat_percentage - other.vat_percentage || inOrder(one, other))
    .map((rate) => ({ ...rate, vat: vatOf(rate.total, rate.vat_percentage) }));
}

type OfCategory = Pick<RateTotal, 'vat_category'>;
const inOrder = (one: OfCategory, other: OfCategory) =>
  vatCategories.indexOf(one.vat_category) - vatCategories.indexOf(other.vat_category);

const vatOf = (total: number, tenths: number) => divide(BigInt(total) * BigInt(tenths), 1000n);

/** 1.15 × 100 is 114.99999999999999 to a computer. */
const hundredths = (count: number) => BigInt(Math.round(count * 100));

/** Half a cent rounds away from zero, so that a correction cancels exactly what it corrects. */
function divide(amount: bigint, by: bigint): number {
  const size = amount < 0n ? -amount : amount;
  const rounded = Number((2n * size + by) / (2n * by));
  return amount < 0n && rounded !== 0 ? -rounded : rounded;
}
