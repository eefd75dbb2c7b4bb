import { isExact, randomInvoice } from '@traject/contract/common/money.testing';
import fc from 'fast-check';
import type { Check } from './check.ts';

const invoices = 1_000_000;

export const money: Check = {
  name: 'money',
  goal: '1,000,000 random invoices equal an exact reference to the cent',
  run: async ({ seed }) => {
    const checked = fc.check(fc.property(randomInvoice, isExact), { seed, numRuns: invoices });
    const wrong = checked.counterexample?.[0];
    return {
      figure: `${checked.numRuns} invoices, ${checked.failed ? 'one' : 'none'} other than exact`,
      isReached: !checked.failed,
      shortfalls: wrong ? [JSON.stringify(wrong)] : [],
    };
  },
};
