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

const catalogues = {
  nl: () => import('../texts/nl.ts'),
  en: () => import('../texts/en.ts'),
};

export const storedLanguage = () =>
  languages.find((language) => language === localStorage.getItem('language'));

export const currentLanguage = (): Language => (i18next.language === 'en' ? 'en' : 'nl');

/** Dutch at the first visit; English comes when it is chosen, or when a Dutch text is missing. */
export async function startI18n() {
  const language = storedLanguage() ?? 'nl';
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler: () => void addCatalogue('en'),
    // No bare key on the screen in the moment that English needs to arrive.
    parseMissingKeyHandler: (key) => (hasCatalogue('en') ? key : ''),
  });
  await setLanguage(language);
}

export async function setLanguage(language: Language) {
  await addCatalogue(language);
  await i18next.changeLanguage(language);
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
}

async function addCatalogue(language: Language) {
  if (hasCatalogue(language)) return;
  const { default: texts } = await catalogues[language]();
  i18next.addResourceBundle(language, 'translation', texts);
}

const hasCatalogue = (language: Language) => i18next.hasResourceBundle(language, 'translation');
