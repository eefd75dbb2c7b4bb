import { describe, expect, it } from 'vitest';
import { readDay, readMoment, showDate } from './typedDate.ts';

describe('a day as people type it', () => {
  it.each([
    ['3-4-2026', '2026-04-03'],
    ['03/04/2026', '2026-04-03'],
    ['3.4.26', '2026-04-03'],
    ['3 4 2026', '2026-04-03'],
    ['03042026', '2026-04-03'],
    ['3 apr 2026', '2026-04-03'],
    ['3 April 2026', '2026-04-03'],
    ['3 mrt. 2026', '2026-03-03'],
    ['3 maart 2026', '2026-03-03'],
    ['1 oct 2026', '2026-10-01'],
    ['12-03-88', '1988-03-12'],
    ['2026-04-03', '2026-04-03'],
    ['2026-4-3', '2026-04-03'],
    ['29-02-2028', '2028-02-29'],
  ])('%s is %s', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });

  it.each(['', '31-02-2026', '3-4', '3 xyz 2026', '13-13-2026', 'morgen', '3-4-202'])(
    'is none: %s',
    (typed) => {
      expect(readDay(typed)).toBeUndefined();
    },
  );

  it('has a time where one is asked for', () => {
    expect(readMoment('10-11-2026 14:05')).toBe('2026-11-10T14:05');
    expect(readMoment('10 nov 2026, 9.30')).toBe('2026-11-10T09:30');
    expect(readMoment('2026-11-10T14:05:00')).toBe('2026-11-10T14:05');
    for (const typed of ['10-11-2026', '10-11-2026 25:00', '10-11-2026 14:5', '14:05'])
      expect(readMoment(typed), typed).toBeUndefined();
  });

  it('is shown as the language of the page writes it', () => {
    expect(showDate('2026-04-03', 'nl')).toBe('03-04-2026');
    expect(showDate('2026-04-03', 'en')).toBe('03/04/2026');
    expect(showDate('2026-04-03T14:05:30', 'nl')).toBe('03-04-2026 14:05');
    expect(showDate('morgen', 'nl')).toBe('morgen');
  });
});
