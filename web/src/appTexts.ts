import type { Catalogue, TextFile } from './platform/i18n.ts';
import { byNamespace, namespacesOf } from './platform/textFiles.ts';

/** What visitors read; the list of all files comes when another one is asked for. */
const atHand = byNamespace(
  import.meta.glob<TextFile>([
    './features/auth/auth*.??.ts',
    './features/shell/{homepage,shell}.??.ts',
    './platform/common.??.ts',
    './ui/ui.??.ts',
    '../../contract/src/common/visitorTexts.??.ts',
  ]),
);
const all = async () => (await import('./allTexts.ts')).allTexts;

export const appTexts: Catalogue = {
  start: ['auth', 'common', 'shell', 'ui', 'visitor_texts'],
  load: async (language, namespace) => {
    const name = `${namespace}.${language}`;
    return (atHand[name] ?? (await all())[name])?.();
  },
  namespaces: async () => namespacesOf(await all()),
};
