import { isLanguage, type Language, locales } from '@traject/contract/common/languages';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { texts } from '../../texts.ts';

type InWords = (value: string, language: Language) => string | undefined;

const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language].intl, options);

const time = (moment: string, language: Language, options: Intl.DateTimeFormatOptions) => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? undefined : format(language, options).format(date);
};

const day: InWords = (value, language) =>
  time(`${value}T12:00:00Z`, language, { dateStyle: 'medium', timeZone: 'UTC' });

const minute = { dateStyle: 'medium', timeStyle: 'short' } as const;
const moment: InWords = (value, language) =>
  time(value, language, { ...minute, timeZone: 'Europe/Amsterdam' });
/** By the clock on the wall, so without a zone; an application has a day alone. */
const wallTime: InWords = (value, language) =>
  value.length > 10
    ? time(`${value}Z`, language, { ...minute, timeZone: 'UTC' })
    : day(value, language);

const euros: InWords = (value, language) =>
  Number.isFinite(Number(value))
    ? new Intl.NumberFormat(locales[language].intl, { style: 'currency', currency: 'EUR' }).format(
        Number(value) / 100,
      )
    : undefined;

const state: InWords = (value, language) => {
  const found = trajectoryStates.find(({ id }) => String(id) === value);
  return found && texts[language].states[found.code];
};

const languageName: InWords = (value, language) =>
  isLanguage(value) ? new Intl.DisplayNames(language, { type: 'language' }).of(value) : undefined;

/** One of the program's own words. */
const word: InWords = (value, language) => {
  const { values } = texts[language].log;
  return Object.hasOwn(values, value) ? values[value as keyof typeof values] : undefined;
};

/**
 * How the value of a field is told, by the field and never by how the value looks: whatever people
 * may type anywhere is told as they typed it. A test holds this against the columns of the database.
 */
export const valueFormats: Record<string, InWords> = {
  trajectory_state_id: state,
  language: languageName,
  ...named(euros, ['price', 'unit_price', 'default_price', 'total_with_vat']),
  ...named(day, ['closed_until', 'date_closed', 'date_taken', 'due_date', 'due_on', 'end_date']),
  ...named(day, ['intake_date', 'invoice_date', 'registration_date', 'service_from', 'service_to']),
  ...named(day, ['start_date', 'until', 'worked_on']),
  ...named(moment, ['archived_at', 'cancelled_at', 'done_at', 'ends_at', 'starts_at']),
  // Of a note and of an application.
  date: wallTime,
  ...named(word, ['account_type', 'chart_roles', 'e_invoice', 'kind', 'party', 'profile_roles']),
  ...named(word, ['reason', 'trajectory_visibility', 'vat_category']),
};

function named(format: InWords, fields: string[]) {
  return Object.fromEntries(fields.map((field) => [field, format]));
}

/** A yes or no, nothing at all, or what the field holds. */
export function valueInWords(field: string, value: unknown, language: Language): string {
  const { values } = texts[language].log;
  if (Array.isArray(value))
    return value.map((one) => valueInWords(field, one, language)).join(', ') || values.nobody;
  if (value === null || value === undefined || value === '') return values.none;
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  const inWords = Object.hasOwn(valueFormats, field) ? valueFormats[field] : undefined;
  return inWords?.(String(value), language) ?? String(value);
}
