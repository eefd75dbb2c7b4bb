/**
 * The only place that knows the languages. A new one is a line here and its text files; the
 * compiler names every missing text.
 */
export const locales = {
  nl: { name: 'Nederlands', intl: 'nl-NL', dateSeparator: '-' },
  en: { name: 'English', intl: 'en-GB', dateSeparator: '/' },
} as const;

export type Language = keyof typeof locales;
export const languages = Object.keys(locales) as [Language, ...Language[]];

/** What organisations and people start with; links in mails do not mention it. */
export const firstLanguage: Language = 'nl';
/** What callers get whose own language we do not have. */
export const otherLanguage: Language = 'en';

export const isLanguage = (said: string | null | undefined): said is Language =>
  languages.some((language) => language === said);
