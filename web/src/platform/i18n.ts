import {
  firstLanguage,
  isLanguage,
  type Language,
  otherLanguage,
} from '@traject/contract/common/languages';
import { useSyncExternalStore } from 'react';
import { bareKeys, type Namespace, type TextKey } from '../texts.ts';
import { loadedConfig } from './config.ts';
import { at, filled, formsOf, merged, type Texts } from './textTree.ts';

export type TextFile = { default: Texts };

/** The texts that a document can load. */
export type Catalogue = {
  /** What each of its pages says. */
  start: Namespace[];
  load: (language: string, namespace: string) => Promise<TextFile | undefined>;
  namespaces: () => Promise<string[]>;
};

/** Fills the blanks of a text, such as `{{name}}`; `count` also chooses between one and several. */
export type Translate = (key: TextKey, values?: Record<string, unknown>) => string;

const newShelf = (catalogue: Catalogue) => ({
  catalogue,
  texts: {} as Record<string, Texts>,
  /** Each file that was asked for, as `notes.nl`. */
  files: new Map<string, Promise<void>>(),
  namespaces: new Set<string>(),
  missed: new Set<string>(),
  hasFallback: false,
  wanted: undefined as Language | undefined,
});

let shelf: ReturnType<typeof newShelf>;
/** What the screens show now; another object when a text of theirs may be another. */
let shown: { language: Language; t: Translate };
const listeners = new Set<() => void>();
const shownIn = (language: Language): typeof shown => ({
  language,
  t: (key, values) => t(key, values),
});

function show(language: Language) {
  shown = shownIn(language);
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useTranslation = () => useSyncExternalStore(listen, () => shown);

export const currentLanguage = (): Language => shown?.language ?? firstLanguage;

export function onLanguage(changed: () => void) {
  let { language } = shown;
  return listen(() => {
    if (shown.language === language) return;
    language = shown.language;
    changed();
  });
}

const languageNamed = (name: string | null) => (isLanguage(name) ? name : undefined);

export const storedLanguage = () => languageNamed(localStorage.getItem('language'));

/** A link in an English mail opens an English page. */
const mailedLanguage = () =>
  languageNamed(new URLSearchParams(window.location.search).get('language'));

/** Dutch at the first visit, unless a mail said otherwise; English comes when it is chosen, or when a Dutch text is missing. */
export async function startI18n(given: Catalogue) {
  shelf = newShelf(given);
  shown = shownIn(storedLanguage() ?? mailedLanguage() ?? firstLanguage);
  await loadTexts(...given.start);
  keep(shown.language);
}

export async function setLanguage(language: Language) {
  shelf.wanted = language;
  // What a page asks for meanwhile comes along.
  for (let had = -1; had < shelf.namespaces.size; ) {
    had = shelf.namespaces.size;
    await Promise.all([...shelf.namespaces].map((name) => load(language, name)));
  }
  // Somebody may have changed their mind.
  if (shelf.wanted !== language) return;
  keep(language);
  show(language);
}

function keep(language: Language) {
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
}

export const loadTexts = (...namespaces: Namespace[]) => loadNamed(namespaces);

export const loadAllTexts = async () => loadNamed(await shelf.catalogue.namespaces());

async function loadNamed(namespaces: string[]) {
  const before = shelf.files.size;
  await Promise.all(
    namespaces.flatMap((name) => languagesShown().map((language) => load(language, name))),
  );
  if (shelf.files.size > before) show(shown.language);
}

const languagesShown = () =>
  shelf.hasFallback ? [shown.language, otherLanguage] : [shown.language];

function load(language: string, namespace: string) {
  const { files, namespaces } = shelf;
  const name = `${namespace}.${language}`;
  namespaces.add(namespace);
  // One that did not arrive is asked for again by the next page; this one shows what it has.
  const file = files.get(name) ?? read(language, namespace).catch(() => void files.delete(name));
  files.set(name, file);
  return file;
}

async function read(language: string, namespace: string) {
  const { catalogue, texts } = shelf;
  const [file, { pseudo }] = await Promise.all([
    catalogue.load(language, namespace),
    loadedConfig(),
  ]);
  const given = file?.default ?? {};
  const words = pseudo ? (await import('./pseudo.ts')).pseudoTexts(given) : given;
  const bare = bareKeys.flatMap((key) => (key in words ? [[key, words[key]]] : []));
  // Where several say the same, the first to come has the word.
  texts[language] = merged({ [namespace]: words, ...Object.fromEntries(bare) }, texts[language]);
}

function textOf(key: string, count?: unknown): string | undefined {
  for (const language of languagesShown())
    for (const form of formsOf(language, count)) {
      const text = at(shelf.texts[language], key + form);
      if (typeof text === 'string') return text;
    }
  return undefined;
}

export const hasText = (key: string) => textOf(key) !== undefined;

/** A text in the reader's language at this moment; a screen takes it from `useTranslation`. */
export const t: Translate = (key, values) => {
  const text = textOf(key, values?.count);
  if (text === undefined) {
    void fillIn(key);
    // No bare key on the screen in the moment that the rest needs to arrive.
    return shelf.hasFallback ? key : '';
  }
  return filled(text, values);
};

/** First the rest of the reader's own language, and only then English. */
async function fillIn(key: string) {
  const { missed } = shelf;
  if (missed.has(key)) return;
  missed.add(key);
  await loadAllTexts();
  if (shelf.hasFallback || hasText(key)) return;
  shelf.hasFallback = true;
  await loadAllTexts();
}

export const textsIn = (language: Language, name: Namespace) => shelf.texts[language]?.[name];
