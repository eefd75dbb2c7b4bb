import { firstLanguage } from '@traject/contract/common/languages';
import type { Catalogue, TextFile } from './platform/i18n.ts';
import { byNamespace, namespacesOf } from './platform/textFiles.ts';

/** What visitors read; the list of all files comes when another is asked for, in one language. */
const atHand = byNamespace(
  import.meta.glob<TextFile>([
    './features/auth/auth*.??.ts',
    './features/shell/{homepage,shell}.??.ts',
    './platform/common.??.ts',
    './ui/ui.??.ts',
    '../../contract/src/common/visitorTexts.??.ts',
  ]),
);
const lists = import.meta.glob<typeof atHand>('./catalogues/*.ts', { import: 'texts' });
const all = async (language: string) => (await lists[`./catalogues/${language}.ts`]?.()) ?? {};

export const appTexts: Catalogue = {
  start: ['auth', 'common', 'shell', 'ui', 'visitor_texts'],
  load: async (language, namespace) => {
    const name = `${namespace}.${language}`;
    return (atHand[name] ?? (await all(language))[name])?.();
  },
  namespaces: async () => namespacesOf(await all(firstLanguage)),
};
