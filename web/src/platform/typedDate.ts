import { type Language, locales } from '@traject/contract/common/languages';

/** What each language calls a month, in full and in short. */
const namesOf = (month: number) =>
  Object.values(locales).flatMap(({ intl }) =>
    (['long', 'short'] as const).map((style) =>
      new Date(2000, month - 1).toLocaleString(intl, { month: style }).toLowerCase(),
    ),
  );

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** '3-4-2026', '3 april 2026', '03042026' or '2026-04-03' as YYYY-MM-DD; nothing when it is no day. */
export function readDay(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? dutch(text) ?? [];
  if (!year || !month || !day) return undefined;
  const iso = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isThere = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isThere ? iso : undefined;
}

function dutch(text: string): string[] | undefined {
  const [, day, month, year] =
    /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d\d)$/.exec(text) ??
    /^(\d\d)(\d\d)(\d{4})$/.exec(text) ??
    /^(\d{1,2})[-. ]*([a-z]{3,9})\.?[-., ]*(\d{4}|\d\d)$/.exec(text) ??
    [];
  return day && month && year ? ['', year, monthOf(month), day] : undefined;
}

function monthOf(word: string) {
  if (/^\d/.test(word)) return word;
  const isMeant = (name: string) => name.startsWith(word.slice(0, 3));
  return String(months.find((month) => namesOf(month).some(isMeant)) ?? 0);
}

/** '88' is 1988 and '26' is 2026: up to twenty years ahead it is this century. */
function fullYear(year: string) {
  if (year.length === 4) return year;
  const ahead = (new Date().getFullYear() % 100) + 20;
  return `${Number(year) > ahead ? 19 : 20}${year}`;
}

/** '3-4-2026 14:05' or '2026-04-03T14:05' as YYYY-MM-DDTHH:MM. */
export function readMoment(typed: string): string | undefined {
  const [, date = '', hours = '', minutes] =
    /^(.*?)[\sT,]+(\d{1,2})[:.](\d\d)(?::\d\d)?$/i.exec(typed.trim()) ?? [];
  const day = readDay(date);
  const isTime = Number(hours) < 24 && Number(minutes) < 60;
  return day && isTime ? `${day}T${hours.padStart(2, '0')}:${minutes}` : undefined;
}

/** As the language writes it, 03-04-2026; what is no day stays as it was typed. */
export function showDate(value: string, language: Language) {
  const [, year, month, day, time = ''] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d)(?::\d\d)?)?$/.exec(value) ?? [];
  if (!year) return value;
  return [[day, month, year].join(locales[language].dateSeparator), time].join(' ').trim();
}
