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

/** What every visitor loads; with it a page behind a link from a mail; and all that there is. */
type Extent = 'public' | 'link' | 'survey' | 'all';

const catalogues = {
  nl: {
    public: () => import('../texts/nl.public.ts'),
    link: () => import('../texts/nl.link.ts'),
    survey: () => import('../texts/nl.survey.ts'),
    all: () => import('../texts/nl.ts'),
  },
  en: {
    public: () => import('../texts/en.public.ts'),
    link: () => import('../texts/en.link.ts'),
    survey: () => import('../texts/en.survey.ts'),
    all: () => import('../texts/en.ts'),
  },
};

const loaded = new Map<Language, Extent>();
let extent: Extent = 'public';

export const storedLanguage = () =>
  languages.find((language) => language === localStorage.getItem('language'));

/** A link in an English mail opens an English page. */
const mailedLanguage = () => {
  const named = new URLSearchParams(window.location.search).get('language');
  return languages.find((language) => language === named);
};

export const currentLanguage = (): Language => (i18next.language === 'en' ? 'en' : 'nl');

/** Dutch at the first visit, unless a mail said otherwise; English comes when it is chosen, or when a Dutch text is missing. */
export async function startI18n() {
  const language = storedLanguage() ?? mailedLanguage() ?? 'nl';
  loaded.clear();
  extent = 'public';
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler: () => void fillIn(),
    // No bare key on the screen in the moment that the rest needs to arrive.
    parseMissingKeyHandler: (key) => (loaded.get('en') === 'all' ? key : ''),
  });
  await setLanguage(language);
}

export async function setLanguage(language: Language) {
  await addCatalogue(language);
  await i18next.changeLanguage(language);
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
}

export async function loadTexts(wanted: Exclude<Extent, 'public'>) {
  if (extent !== 'all') extent = wanted;
  await addCatalogue(currentLanguage());
}

/** First the rest of the reader's own language, and only then English. */
const fillIn = () => (extent === 'all' ? addCatalogue('en') : loadTexts('all'));

async function addCatalogue(language: Language) {
  const wanted = extent;
  if (loaded.get(language) === wanted) return;
  const { default: texts } = await catalogues[language][wanted]();
  if (loaded.get(language) !== 'all') loaded.set(language, wanted);
  i18next.addResourceBundle(language, 'translation', texts, true, true);
}
