import { expect, it } from 'vitest';
import { isOfficeTime } from './officeHours.ts';

const at = (moment: string) => isOfficeTime(new Date(moment));

it('is from eight to eight in the Netherlands, on every day but Sunday', () => {
  expect(at('2026-11-16T07:59:59+01:00'), 'Monday before eight').toBe(false);
  expect(at('2026-11-16T08:00:00+01:00')).toBe(true);
  expect(at('2026-11-21T19:59:59+01:00'), 'Saturday evening').toBe(true);
  expect(at('2026-11-21T20:00:00+01:00')).toBe(false);
  expect(at('2026-11-22T12:00:00+01:00'), 'Sunday').toBe(false);
  expect(at('2026-11-16T00:30:00+01:00'), 'just after midnight').toBe(false);
});

it('follows the clock when summer begins', () => {
  expect(at('2026-03-28T07:00:00Z'), 'Saturday in winter time').toBe(true);
  expect(at('2026-03-28T06:59:59Z')).toBe(false);
  expect(at('2026-03-28T18:59:59Z')).toBe(true);
  expect(at('2026-03-29T10:00:00Z'), 'the Sunday itself').toBe(false);
  expect(at('2026-03-30T05:59:59Z')).toBe(false);
  expect(at('2026-03-30T06:00:00Z'), 'Monday in summer time').toBe(true);
  expect(at('2026-03-30T18:00:00Z')).toBe(false);
});

it('follows the clock when winter begins', () => {
  expect(at('2026-10-24T06:00:00Z'), 'Saturday in summer time').toBe(true);
  expect(at('2026-10-24T18:00:00Z')).toBe(false);
  expect(at('2026-10-25T12:00:00Z'), 'the Sunday itself').toBe(false);
  expect(at('2026-10-26T06:59:59Z')).toBe(false);
  expect(at('2026-10-26T07:00:00Z'), 'Monday in winter time').toBe(true);
  expect(at('2026-10-26T18:59:59Z')).toBe(true);
});
