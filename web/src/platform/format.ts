import { locales } from '@traject/contract/common/languages';
import { currentLanguage } from './i18n.ts';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const minute = { hour: '2-digit', minute: '2-digit' } as const;

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, because making one takes as long as writing dozens of dates with it. */
export function formatIn(options: Intl.DateTimeFormatOptions, language = currentLanguage()) {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language].intl, options);
  formats.set(key, format);
  return format;
}

/** '14 nov 2026', from a civil date or from a moment as it was in the Netherlands. */
export function formatDate(value: string, language = currentLanguage()) {
  const timeZone = value.length === 10 ? 'UTC' : 'Europe/Amsterdam';
  return formatIn({ ...day, timeZone }, language).format(new Date(value));
}

/** '1 mrt 2019 - 28 feb 2021'; the end may also be a word, or not be there at all. */
export function formatPeriod(start: string, end: string | null) {
  if (!end) return formatDate(start);
  return `${formatDate(start)} - ${/^\d/.test(end) ? formatDate(end) : end}`;
}

/** '14 nov 2026, 20:14' */
export function formatDateTime(value: string, language = currentLanguage()) {
  const timeZone = 'Europe/Amsterdam';
  const time = formatIn({ ...minute, timeZone }, language);
  return `${formatDate(new Date(value).toISOString(), language)}, ${time.format(new Date(value))}`;
}

/** 'dinsdag 9 maart 2027', from a civil date or from a moment as it was in the Netherlands. */
export const dayInWords = (value: string, language = currentLanguage()) =>
  formatIn(
    {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: value.length === 10 ? 'UTC' : 'Europe/Amsterdam',
    },
    language,
  ).format(new Date(value));

/** '20:14' */
export const formatTime = (value: Date, language = currentLanguage()) =>
  formatIn({ ...minute, timeZone: 'Europe/Amsterdam' }, language).format(value);

/** '€ 1.234,56', from whole cents. */
export const formatEuro = (cents: number) => euros.format(cents / 100);

const dutchDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** The date in the Netherlands, as YYYY-MM-DD. */
export const today = (now = new Date()) => dutchDay.format(now);
