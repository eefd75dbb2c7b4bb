import { expect, it } from 'vitest';
import { testDb } from '../../testing/testDb.ts';
import { daysLater, midnight } from '../database/calendar.ts';
import { daysAfter } from './amsterdam.ts';
import { dayOf, endOfDay } from './clock.ts';

/** Winter comes on 25 October 2026, and summer on 28 March 2027; both nights begin an hour apart. */
const lastHours = ['2026-10-24T22:30:00Z', '2026-10-24T21:30:00Z', '2027-03-27T23:30:00Z'];

it('seven days later is the same day of the week, also where the clock changes in between', () => {
  for (const moment of [...lastHours, '2027-03-27T22:30:00Z', '2026-11-19T22:59:59Z']) {
    const from = new Date(moment);
    const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
    const end = endOfDay(from, 7);
    expect(weekday(dayOf(end)), moment).toBe(weekday(dayOf(from)));
    expect(dayOf(new Date(end.getTime() + 1000)), moment).not.toBe(dayOf(end));
  }
  expect(endOfDay(new Date('2026-10-25T22:30:00Z'), -1).toISOString()).toBe(
    '2026-10-24T21:59:59.000Z',
  );
});

it('the database counts days by the same calendar', async () => {
  const { db } = await testDb();
  const { now, then, before, start } = await db
    .selectNoFrom([
      daysLater('2026-10-24 10:00+02', 1).as('then'),
      daysLater('2026-10-26 10:00+01', -2).as('before'),
      daysLater('2027-03-27 10:00+01', 7).as('now'),
      midnight('2026-10-26').as('start'),
    ])
    .executeTakeFirstOrThrow();
  expect([then, before, now, start].map((moment) => moment.toISOString())).toEqual([
    '2026-10-25T09:00:00.000Z',
    '2026-10-24T08:00:00.000Z',
    '2027-04-03T08:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
});

it('and so does the program, to the second, before and after', () => {
  for (const [from, days, to] of [
    ['2026-10-24T22:30:05Z', 1, '2026-10-25T23:30:05.000Z'],
    ['2026-10-10T22:15:00Z', 90, '2027-01-08T23:15:00.000Z'],
    ['2027-03-29T08:00:00Z', -7, '2027-03-22T09:00:00.000Z'],
    ['2027-03-10T22:30:00Z', 90, '2027-06-08T21:30:00.000Z'],
  ] as const)
    expect(daysAfter(new Date(from), days).toISOString(), from).toBe(to);
});
