import { type Language, locales } from '@traject/contract/common/languages';
import { currentLanguage } from './i18n.ts';

/** How the reader's language writes days and numbers. */
export const locale = () => locales[currentLanguage()].intl;

/** 'Engels', in the language of the reader. */
export const languageName = (language: Language) =>
  new Intl.DisplayNames(locale(), { type: 'language' }).of(language) ?? locales[language].name;

/** '10.000' */
export const formatNumber = (value: number) => value.toLocaleString(locale());
