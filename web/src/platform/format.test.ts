import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatEuro, formatPeriod } from './format.ts';

describe('dates and money', () => {
  it.each([
    ['2026-11-14', '14 nov 2026', '14 Nov 2026'],
    ['2026-03-01', '1 mrt 2026', '1 Mar 2026'],
    ['2026-05-31T22:30:00Z', '1 jun 2026', '1 Jun 2026'],
  ])('a date: %s', (value, dutch, english) => {
    expect(formatDate(value, 'nl')).toBe(dutch);
    expect(formatDate(value, 'en')).toBe(english);
  });

  it('a moment is shown as the clock was in the Netherlands', () => {
    expect(formatDateTime('2026-11-14T19:14:00Z', 'nl')).toBe('14 nov 2026, 20:14');
    expect(formatDateTime('2026-07-14T19:14:00Z', 'en')).toBe('14 Jul 2026, 21:14');
  });

  it.each([
    ['with an end', '2021-02-28', '1 mrt 2019 - 28 feb 2021'],
    ['that goes on', 'heden', '1 mrt 2019 - heden'],
    ['of which the end is not known', null, '1 mrt 2019'],
  ])('a period %s', (_, end, text) => expect(formatPeriod('2019-03-01', end)).toBe(text));

  it.each([
    [123456, '€ 1.234,56'],
    [5, '€ 0,05'],
    [-250, '€ -2,50'],
  ])('%i cents', (cents, text) => expect(formatEuro(cents).replaceAll('\u00a0', ' ')).toBe(text));
});
