import { type Language, locales } from '@traject/contract/common/languages';
import { texts } from '../../texts.ts';

const mostNames = 10;

type Times = { starts_at: Date; ends_at: Date };

/** A date, by the calendar in the Netherlands. */
export const dayInWords = (language: Language, day: Date) =>
  new Intl.DateTimeFormat(locales[language].intl, {
    dateStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  }).format(day);

/** The weekday, the date and the times, by the clock there. */
export function timesInWords(language: Language, { starts_at, ends_at }: Times) {
  const { intl } = locales[language];
  const zone = { timeZone: 'Europe/Amsterdam' } as const;
  const day = new Intl.DateTimeFormat(intl, { dateStyle: 'full', ...zone }).format(starts_at);
  const clock = new Intl.DateTimeFormat(intl, { hour: '2-digit', minute: '2-digit', ...zone });
  return texts[language].words.platform.times(day, clock.format(starts_at), clock.format(ends_at));
}

/** Each name once; for a long list the first ones and how many more there are. */
export function namesInWords(language: Language, names: string[]) {
  const different = [...new Set(names)];
  const more = different.length - mostNames;
  const said =
    more > 1
      ? [...different.slice(0, mostNames), texts[language].words.platform.others(more)]
      : different;
  return new Intl.ListFormat(locales[language].intl, { type: 'conjunction' }).format(said);
}
