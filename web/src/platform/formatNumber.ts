import { currentLanguage } from './i18n.ts';

/** '10.000' */
export const formatNumber = (value: number) =>
  value.toLocaleString(currentLanguage() === 'en' ? 'en-GB' : 'nl-NL');
