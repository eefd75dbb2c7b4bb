import { type Language, locales } from '@traject/contract/common/languages';
import { texts } from '../../texts.ts';

const mostNames = 10;

/** A date, by the calendar in the Netherlands. */
export const dayInWords = (language: Language, day: Date) =>
  new Intl.DateTimeFormat(locales[language].intl, {
    dateStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  }).format(day);

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
