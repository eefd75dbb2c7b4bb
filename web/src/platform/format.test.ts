import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatEuro } from './format.ts';

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
    [123456, '€ 1.234,56'],
    [5, '€ 0,05'],
    [-250, '€ -2,50'],
  ])('%i cents', (cents, text) => expect(formatEuro(cents).replaceAll('\u00a0', ' ')).toBe(text));
});
