import { describe, expect, it } from 'vitest';
import { centsOf, typedEuro } from './money.ts';

describe('an amount as people type it', () => {
  it.each([
    ['12,50', 1250],
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0', 0],
    ['0,07', 7],
    ['€ 1.234,56', 123456],
    ['1.234', 123400],
    ['19,99', 1999],
  ])('[TEST-03] %s is %i cents', (typed, cents) => expect(centsOf(typed)).toBe(cents));

  it.each(['', 'twaalf', '12,345', '1,2,3', '-5', '1e3', '12.34.56', '9999999999'])(
    '[TEST-02] %s is no amount',
    (typed) => expect(centsOf(typed)).toBeNaN(),
  );

  it.each([0, 5, 1250, 1999, 123456])('[TEST-03] %i cents come back as they were', (cents) =>
    expect(centsOf(typedEuro(cents))).toBe(cents),
  );
});
