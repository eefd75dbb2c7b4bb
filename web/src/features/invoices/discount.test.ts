import { expect, it } from 'vitest';
import { discountRows } from './discount.ts';

const rate = (vat_percentage: number, total: number) => ({
  vat_category: 'standard' as const,
  vat_percentage,
  total,
});
const amounts = (...given: Parameters<typeof discountRows>) =>
  discountRows(...given).map(({ amount }) => amount);

it('takes a percentage of each rate, and nothing of what is a correction already', () => {
  const rates = [rate(0, -100), rate(90, 12_345), rate(210, 5_000)];
  expect(amounts(rates, { kind: 'percentage', tenths: 125 })).toEqual([-1_543, -625]);
});

it('shares an amount over the rates, to the cent', () => {
  const rates = [rate(0, 3_333), rate(90, 3_333), rate(210, 3_334)];
  const shared = amounts(rates, { kind: 'amount', cents: 1_000 });
  expect(shared).toEqual([-333, -334, -333]);
  expect(shared.reduce((sum, one) => sum + one, 0)).toBe(-1_000);
});
