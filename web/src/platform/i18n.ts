import { type Language, languages } from '@traject/contract/common/languages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type nl from '../texts/nl.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof nl };
  }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The texts that a page says, besides those that every page has. */
    texts?: TextPart[];
  }
}

const catalogues = {
  nl: {
    public: () => import('../texts/nl.public.ts'),
    account: () => import('../texts/nl.account.ts'),
    link: () => import('../texts/nl.link.ts'),
    survey: () => import('../texts/nl.survey.ts'),
    staff: () => import('../texts/nl.staff.ts'),
    desk: () => import('../texts/nl.desk.ts'),
    templates: () => import('../texts/nl.templates.ts'),
    school: () => import('../texts/nl.school.ts'),
    admin: () => import('../texts/nl.admin.ts'),
    own: () => import('../texts/nl.own.ts'),
    all: () => import('../texts/nl.ts'),
  },
  en: {
    public: () => import('../texts/en.public.ts'),
    account: () => import('../texts/en.account.ts'),
    link: () => import('../texts/en.link.ts'),
    survey: () => import('../texts/en.survey.ts'),
    staff: () => import('../texts/en.staff.ts'),
    desk: () => import('../texts/en.desk.ts'),
    templates: () => import('../texts/en.templates.ts'),
    school: () => import('../texts/en.school.ts'),
    admin: () => import('../texts/en.admin.ts'),
    own: () => import('../texts/en.own.ts'),
    all: () => import('../texts/en.ts'),
  },
};

/** What every visitor loads, what a page adds to it, and all that there is. */
export type TextPart = keyof typeof catalogues.nl;

const wanted = new Set<TextPart>();
const loaded = { nl: new Set<TextPart>(), en: new Set<TextPart>() };

export const storedLanguage = () =>
  languages.find((language) => language === localStorage.getItem('language'));

/** A link in an English mail opens an English page. */
const mailedLanguage = () => {
  const named = new URLSearchParams(window.location.search).get('language');
  return languages.find((language) => language === named);
};

export const currentLanguage = (): Language => (i18next.language === 'en' ? 'en' : 'nl');

/** Texts that came along with the page. */
type Brought = { parts: TextPart[]; nl: object };

/** Dutch at the first visit, unless a mail said otherwise; English comes when it is chosen, or when a Dutch text is missing. */
export async function startI18n({ parts, nl }: Brought = { parts: [], nl: {} }) {
  const language = storedLanguage() ?? mailedLanguage() ?? 'nl';
  loaded.nl.clear();
  loaded.en.clear();
  wanted.clear();
  for (const part of ['public', ...parts] as const) wanted.add(part);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler: () => void fillIn(),
    // No bare key on the screen in the moment that the rest needs to arrive.
    parseMissingKeyHandler: (key) => (loaded.en.has('all') ? key : ''),
  });
  i18next.addResourceBundle('nl', 'translation', nl, true, true);
  for (const part of parts) loaded.nl.add(part);
  await setLanguage(language);
}

export async function setLanguage(language: Language) {
  await addCatalogue(language);
  await i18next.changeLanguage(language);
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
}

export async function loadTexts(...parts: TextPart[]) {
  for (const part of parts) wanted.add(part);
  await addCatalogue(currentLanguage());
}

/** First the rest of the reader's own language, and only then English. */
const fillIn = () => (wanted.has('all') ? addCatalogue('en') : loadTexts('all'));

async function addCatalogue(language: Language) {
  if (loaded[language].has('all')) return;
  const missing = [...wanted].filter((part) => !loaded[language].has(part));
  const texts = await Promise.all(missing.map((part) => catalogues[language][part]()));
  for (const { default: part } of texts)
    i18next.addResourceBundle(language, 'translation', part, true, true);
  for (const part of missing) loaded[language].add(part);
}
