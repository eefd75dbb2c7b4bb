/**
 * The only place that knows the languages. A new one is a line here and its texts; the compiler
 * names each text that is missing.
 */
export const locales = {
  nl: { name: 'Nederlands', intl: 'nl-NL', dateSeparator: '-' },
  en: { name: 'English', intl: 'en-GB', dateSeparator: '/' },
} as const;

export type Language = keyof typeof locales;
export const languages = Object.keys(locales) as [Language, ...Language[]];

/** What organisations and people start with, and what a link in a mail does not need to say. */
export const firstLanguage: Language = 'nl';
/** What a caller gets whose language there is no text in. */
export const otherLanguage: Language = 'en';

export const isLanguage = (said: string | null | undefined): said is Language =>
  languages.some((language) => language === said);

/** Something made of what each language has. */
export const inEach = <Words, Made>(words: Record<Language, Words>, make: (words: Words) => Made) =>
  Object.fromEntries(languages.map((language) => [language, make(words[language])])) as Record<
    Language,
    Made
  >;
