import { describe, expect, it } from 'vitest';
import { centsOf, scaledOf, typedEuro, typedNumber } from './money.ts';

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

describe('a number as people type it', () => {
  it.each([
    ['1.250,00', 2, 125_000],
    ['1,250.00', 2, 125_000],
    ['1.250', 2, 125_000],
    ['-0,5', 2, -50],
    ['−2', 2, -200],
    ['21', 1, 210],
    ['21,1', 1, 211],
    ['9 %', 1, 90],
    ['12.', 2, 1200],
  ] as const)('%s with %i decimals is %i', (typed, decimals, scaled) =>
    expect(scaledOf(typed, decimals)).toBe(scaled),
  );

  it.each([
    ['1,234', 2],
    ['21,15', 1],
    ['--1', 2],
    ['-', 2],
    ['', 2],
  ] as const)('%s with %i decimals is none', (typed, decimals) =>
    expect(scaledOf(typed, decimals)).toBeNaN(),
  );

  it.each([
    [1250, { decimals: 2, isMoney: true }, '12,50'],
    [250, { decimals: 2 }, '2,5'],
    [1000, { decimals: 2 }, '10'],
    [-205, { decimals: 2 }, '-2,05'],
    [210, { decimals: 1 }, '21'],
    [211, { decimals: 1 }, '21,1'],
  ] as const)('%i is written %o', (scaled, style, typed) =>
    expect(typedNumber(scaled, style)).toBe(typed),
  );
});
