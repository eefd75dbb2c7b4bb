import {
  firstLanguage,
  isLanguage,
  type Language,
  otherLanguage,
} from '@traject/contract/common/languages';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { bareKeys, type Namespace } from '../texts.ts';
import { loadedConfig } from './config.ts';

type Texts = Record<string, unknown>;
export type TextFile = { default: Texts };

/** The texts that a document can load. */
export type Catalogue = {
  /** What each of its pages says. */
  start: Namespace[];
  load: (language: string, namespace: string) => Promise<TextFile | undefined>;
  namespaces: () => Promise<string[]>;
};

let catalogue: Catalogue;
let hasFallback = false;

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) =>
    read(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    ),
};

async function read(language: string, namespace: string): Promise<Texts> {
  const [file, { pseudo }] = await Promise.all([
    catalogue.load(language, namespace),
    loadedConfig(),
  ]);
  const given = file?.default ?? {};
  const texts = pseudo ? (await import('./pseudo.ts')).pseudoTexts(given) : given;
  i18next.addResourceBundle(language, bare, bareOf(texts), true);
  return texts;
}

/** Where keys are looked for that name no namespace. */
const bare = 'bare';
const bareOf = (texts: Texts): Texts =>
  Object.fromEntries(bareKeys.flatMap((key) => (key in texts ? [[key, texts[key]]] : [])));

const languageNamed = (name: string | null) => (isLanguage(name) ? name : undefined);

export const storedLanguage = () => languageNamed(localStorage.getItem('language'));

/** A link in an English mail opens an English page. */
const mailedLanguage = () =>
  languageNamed(new URLSearchParams(window.location.search).get('language'));

export const currentLanguage = (): Language => languageNamed(i18next.language) ?? firstLanguage;

/** Dutch at the first visit, unless a mail said otherwise; English comes when it is chosen, or when a Dutch text is missing. */
export async function startI18n(given: Catalogue) {
  catalogue = given;
  hasFallback = false;
  await i18next
    .use(initReactI18next)
    .use(backend)
    .init({
      lng: storedLanguage() ?? mailedLanguage() ?? firstLanguage,
      fallbackLng: () => (hasFallback ? [otherLanguage] : []),
      ns: [...given.start],
      defaultNS: bare,
      nsSeparator: '.',
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18nStore: 'added' },
      saveMissing: true,
      missingKeyHandler: (_, namespace, key) => void fillIn(namespace, key),
      // No bare key on the screen in the moment that the rest needs to arrive.
      parseMissingKeyHandler: (key) => (hasFallback ? key : ''),
    });
  keep(currentLanguage());
}

export async function setLanguage(language: Language) {
  await i18next.changeLanguage(language);
  keep(language);
}

function keep(language: Language) {
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
}

export const loadTexts = (...namespaces: Namespace[]) => i18next.loadNamespaces(namespaces);

export const loadAllTexts = async () => i18next.loadNamespaces(await catalogue.namespaces());

/** First the rest of the reader's own language, and only then English. */
async function fillIn(ns: string, key: string) {
  await loadAllTexts();
  if (hasFallback || i18next.exists(key, { ns: ns as never })) return;
  hasFallback = true;
  await loadAllTexts();
}
