import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import helpEn from '../features/help/help.en.ts';
import helpNl from '../features/help/help.nl.ts';
import { requiredKeys } from '../testing/requiredKeys.ts';
import en from './en.ts';
import nl from './nl.ts';

type Tree = { [key: string]: string | Tree };

const keysOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );

const textAt = (tree: Tree, key: string) =>
  key.split('.').reduce<string | Tree | undefined>((found, part) => {
    return typeof found === 'object' ? found[part] : undefined;
  }, tree);

const blanks = (text: unknown) =>
  String(text)
    .match(/\{\{\w+\}\}/g)
    ?.sort() ?? [];

describe('the catalogues', () => {
  it('[ERR-04] have the same keys in Dutch and in English', () => {
    expect(keysOf(en).sort()).toEqual(keysOf(nl).sort());
    expect(keysOf(helpEn).sort()).toEqual(keysOf(helpNl).sort());
  });

  it.each(requiredKeys)('[ERR-04] both have a text at %s', (key) => {
    expect(textAt(nl, key)).toMatch(/\S/);
    expect(textAt(en, key)).toMatch(/\S/);
  });

  it('[ERR-03] fill the same blanks in both languages, and are nowhere empty', () => {
    for (const key of keysOf(nl)) {
      expect(blanks(textAt(en, key)), key).toEqual(blanks(textAt(nl, key)));
      expect(textAt(nl, key), key).toMatch(/\S/);
      expect(textAt(en, key), key).toMatch(/\S/);
    }
  });

  it.each(['trajectory', 'invoice', 'survey', 'template'] as const)(
    '[ERR-06] the not-found text of a %s names its id',
    (thing) => expect(i18next.t(`notify.${thing}.not_found`, { id: 4711 })).toContain('4711'),
  );
});
