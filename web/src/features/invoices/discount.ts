import type { RateTotal } from '@traject/contract/common/money';

export type Discount = { kind: 'percentage'; tenths: number } | { kind: 'amount'; cents: number };
type Rate = Pick<RateTotal, 'vat_category' | 'vat_percentage' | 'total'>;
export type DiscountRow<R extends Rate> = { rate: R; amount: number };

/** One amount below zero for each rate of VAT that it takes from; together they are the discount. */
export function discountRows<R extends Rate>(
  rates: readonly R[],
  discount: Discount,
): DiscountRow<R>[] {
  const charged = rates.filter(({ total }) => total > 0);
  if (discount.kind === 'percentage')
    return charged.map((rate) => ({ rate, amount: -part(rate.total, discount.tenths, 1000) }));
  const total = charged.reduce((sum, rate) => sum + rate.total, 0);
  let over = 0;
  let given = 0;
  return charged.map((rate) => {
    over += rate.total;
    const upToHere = part(discount.cents, over, total);
    const amount = given - upToHere;
    given = upToHere;
    return { rate, amount };
  });
}

const part = (whole: number, of: number, all: number) => Math.round((whole * of) / all);
