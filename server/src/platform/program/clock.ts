import { addDays } from './amsterdam.ts';

/** The time, as something a test can set. */
export type Clock = () => Date;
export const realClock: Clock = () => new Date();

const dutchDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

const quarter = 15 * 60 * 1000;
let last = { quarter: Number.NaN, day: '' };

/** The date in the Netherlands, as YYYY-MM-DD; asked by nearly every call, so told once in a quarter. */
export function today(clock: Clock): string {
  const now = clock();
  const current = Math.floor(now.getTime() / quarter);
  if (current !== last.quarter) last = { quarter: current, day: dutchDay.format(now) };
  return last.day;
}

/** The date in the Netherlands at a moment. */
export const dayOf = (moment: Date) => dutchDay.format(moment);

/** The last second, in the Netherlands, of the day this many days later by the calendar. */
export const endOfDay = (from: Date, days: number) => endOf(addDays(dayOf(from), days));

/** The last second of a day in the Netherlands. */
export function endOf(day: string): Date {
  const inWinter = new Date(`${day}T23:59:59+01:00`);
  return dutchDay.format(inWinter) === day ? inWinter : new Date(`${day}T23:59:59+02:00`);
}
