import { formatIn } from '../../platform/format.ts';

const dayMs = 86_400_000;

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of its week; anybody can write something else into the address. */
export function mondayOf(day = ''): string {
  const isDay = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  const known = isDay ? day : wallClock().slice(0, 10);
  return addDays(known, -((new Date(known).getUTCDay() + 6) % 7));
}

/** 'dinsdag 9 maart 2027', from a civil date. */
export const dayInFull = (day: string) => inWords(day, { dateStyle: 'full' });

/** 'di 9 mrt 2027' */
export const dayInShort = (day: string) =>
  inWords(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

const inWords = (day: string, style: Intl.DateTimeFormatOptions) =>
  formatIn({ ...style, timeZone: 'UTC' }).format(new Date(day));

/** '8 – 14 maart 2027': from its Monday, in the language of the page. */
export function weekInWords(monday: string) {
  const format = formatIn({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(monday), new Date(addDays(monday, 6)));
}

/** What people type for a time: 9, 930, 9.30 or 09:30; otherwise as it was typed. */
export function readTime(typed: string) {
  const [, hours = '', minutes = '00'] = typed.trim().match(/^(\d{1,2})[:.u ]?(\d{2})?$/) ?? [];
  const isTime = hours !== '' && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : typed.trim();
}

export const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** An hour later, within the day. */
export function anHourAfter(time: string) {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > 23 ? '23:59' : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What the clock in the Netherlands shows: '2026-11-16 09:30:00'. */
export const wallClock = (now = new Date()) => clock.format(now);
