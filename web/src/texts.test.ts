import { languages } from '@traject/contract/common/languages';
import { describe, expect, it } from 'vitest';
import { appTexts } from './appTexts.ts';
import { texts as english } from './catalogues/en.ts';
import { texts as dutch } from './catalogues/nl.ts';
import { setLanguage, t } from './platform/i18n.ts';
import { namespacesOf } from './platform/textFiles.ts';
import { requiredKeys } from './testing/requiredKeys.ts';
import { wings } from './wings.ts';

type Tree = { [key: string]: string | Tree };

const namespaces = namespacesOf({ ...dutch, ...english });

const textsIn = async (language: string): Promise<Tree> =>
  Object.fromEntries(
    await Promise.all(
      namespaces.map(async (name) => {
        const file = await appTexts.load(language, name);
        return [name, (file?.default ?? {}) as Tree] as const;
      }),
    ),
  );
const catalogues = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => [language, await textsIn(language)] as const),
  ),
);
const [first = {}, ...others] = Object.values(catalogues);

const keysOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );

const textAt = (tree: Tree, key: string) =>
  key.split('.').reduce<string | Tree | undefined>((found, part) => {
    return typeof found === 'object' ? found[part] : undefined;
  }, tree);

/** What is filled in is one word, but a day has four: 'donderdag 19 november 2026'. */
const wordsOf = (sentence: string) =>
  sentence
    .replaceAll('{{day}}', 'day day day day')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const blanks = (text: unknown) =>
  String(text)
    .match(/\{\{\w+\}\}/g)
    ?.sort() ?? [];

describe('the catalogues', () => {
  it('have what every visitor reads at hand', () => {
    expect(appTexts.start).toEqual(wings.visitor.texts);
  });

  it('[ERR-04] have the same keys in every language', () => {
    for (const other of others) expect(keysOf(other).sort()).toEqual(keysOf(first).sort());
  });

  it.each(requiredKeys)('[ERR-04] every language has a text at %s', async (key) => {
    for (const language of languages) {
      await setLanguage(language);
      expect(t(key as 'ui.close'), language).toMatch(/\S/);
    }
  });

  it('[ERR-03] fill the same blanks in every language, and are nowhere empty', () => {
    for (const key of keysOf(first)) {
      expect(textAt(first, key), key).toMatch(/\S/);
      for (const other of others) {
        expect(blanks(textAt(other, key)), key).toEqual(blanks(textAt(first, key)));
        expect(textAt(other, key), key).toMatch(/\S/);
      }
    }
  });

  it.each(['portal_page', 'own', 'sheet'])(
    'clients and employers read no sentence of more than 15 words in %s',
    (name) => {
      const texts = catalogues.nl?.[name] as Tree;
      const sentences = keysOf(texts).flatMap((key) =>
        String(textAt(texts, key)).split(/(?<=[.!?])\s+/),
      );
      expect(sentences.length).toBeGreaterThan(10);
      expect(sentences.filter((sentence) => wordsOf(sentence) > 15)).toEqual([]);
    },
  );

  it.each(['trajectory', 'invoice', 'survey', 'template'] as const)(
    '[ERR-06] the not-found text of a %s names its id',
    (thing) => expect(t(`notify.${thing}.not_found`, { id: 4711 })).toContain('4711'),
  );
});
