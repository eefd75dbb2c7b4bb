import { describe, expect, it } from 'vitest';
import { isOfficeTime } from './officeHours.ts';

const at = (moment: string) => isOfficeTime(new Date(moment));

describe('the hours in which the program mails somebody by itself', () => {
  it.each([
    ['summer', '2026-07-01T05:59:59Z', '2026-07-01T06:00:00Z'],
    ['winter', '2026-12-02T06:59:59Z', '2026-12-02T07:00:00Z'],
  ])('begin at eight in Amsterdam, in %s', (_season, before, after) => {
    expect([at(before), at(after)]).toEqual([false, true]);
  });

  it.each([
    ['summer', '2026-07-01T17:59:59Z', '2026-07-01T18:00:00Z'],
    ['winter', '2026-12-02T18:59:59Z', '2026-12-02T19:00:00Z'],
  ])('end at eight in the evening, in %s', (_season, before, after) => {
    expect([at(before), at(after)]).toEqual([true, false]);
  });

  it('leave out the Sunday by the calendar in Amsterdam', () => {
    // Saturday evening in London is Sunday here already.
    expect(at('2026-11-14T23:30:00Z')).toBe(false);
    expect(at('2026-11-15T12:00:00Z')).toBe(false);
    expect(at('2026-11-14T12:00:00Z')).toBe(true);
    expect(at('2026-11-16T07:00:00Z')).toBe(true);
  });

  it('follow both changes of the clock', () => {
    // Both are Sundays; the days around them tell which hour counts.
    expect([at('2026-03-28T06:30:00Z'), at('2026-03-28T07:00:00Z')]).toEqual([false, true]);
    expect([at('2026-03-30T05:30:00Z'), at('2026-03-30T06:00:00Z')]).toEqual([false, true]);
    expect([at('2026-10-24T05:30:00Z'), at('2026-10-24T06:00:00Z')]).toEqual([false, true]);
    expect([at('2026-10-26T06:30:00Z'), at('2026-10-26T07:00:00Z')]).toEqual([false, true]);
    expect([at('2026-03-29T10:00:00Z'), at('2026-10-25T10:00:00Z')]).toEqual([false, false]);
  });
});
