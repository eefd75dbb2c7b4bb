import { formatDate } from '../../platform/format.ts';

/** '14 nov 2026, 20:14'. It is wall time, so it is not converted to the reader's time zone. */
export const noteDate = (date: string) => `${formatDate(date.slice(0, 10))}, ${date.slice(11, 16)}`;

/** Converts '2026-11-14 20:14:00' to the value of a date field and back, keeping hidden seconds. */
export const toBox = (date: string) => date.replace(' ', 'T');
export const fromBox = (typed: string) =>
  (typed.length === 16 ? `${typed}:00` : typed).replace('T', ' ');

/** Now, to the minute, in Dutch time. */
export function nowInBox(now = new Date()) {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return toBox(clock.format(now));
}
