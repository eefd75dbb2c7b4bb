import { locales } from '@traject/contract/common/languages';
import { currentLanguage } from '../../../platform/i18n.ts';

/** 'dinsdag 9 maart 2027', from a civil date. */
export const dayInWords = (day: string) =>
  new Intl.DateTimeFormat(locales[currentLanguage()].intl, {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(new Date(day));
