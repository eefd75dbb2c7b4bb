import { formatDate } from '../../platform/format.ts';

/** '14 nov 2026, 20:14', from wall time; it is not moved to where the reader's clock stands. */
export const noteDate = (date: string) => `${formatDate(date.slice(0, 10))}, ${date.slice(11, 16)}`;

/** '2026-11-14 20:14:00' as a date box holds it, and back; the seconds that it hides are kept. */
export const toBox = (date: string) => date.replace(' ', 'T');
export const fromBox = (typed: string) =>
  (typed.length === 16 ? `${typed}:00` : typed).replace('T', ' ');

/** Now, to the minute, by the clocks of the Netherlands. */
export function nowInBox(now = new Date()) {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return toBox(clock.format(now));
}
