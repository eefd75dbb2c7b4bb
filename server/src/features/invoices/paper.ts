import { firstLanguage, type Language, locales } from '@traject/contract/common/languages';

const money = new Intl.NumberFormat(locales[firstLanguage].intl, {
  style: 'currency',
  currency: 'EUR',
});
/** Dutch money is written the Dutch way in either language. */
export const euro = (cents: number) => money.format(cents / 100);

export const number = (value: number, language: Language) =>
  value.toLocaleString(locales[language].intl, { maximumFractionDigits: 2 });

export const percent = (tenths: number, language: Language) =>
  `${(tenths / 10).toLocaleString(locales[language].intl)}%`;

export function day(date: string, language: Language, after = 0): string {
  const moment = new Date(`${date}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + after);
  return moment.toLocaleDateString(locales[language].intl, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
