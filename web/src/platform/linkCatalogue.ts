import type { Catalogue, TextFile } from './i18n.ts';
import { byNamespace, namespacesOf } from './textFiles.ts';

type Brought = Record<string, TextFile>;
type Others = Record<string, () => Promise<TextFile>>;

/**
 * The Dutch texts come along with the page; those of other languages, and of pages that come apart,
 * wait to be asked for.
 */
export function linkCatalogue(dutch: Brought, others: Others, apart: Others = {}): Catalogue {
  const brought = byNamespace(dutch);
  const loaders = byNamespace({ ...others, ...apart });
  const namespaces = namespacesOf(brought) as Catalogue['start'];
  return {
    start: namespaces,
    load: async (language, namespace) => {
      const name = `${namespace}.${language}`;
      return brought[name] ?? loaders[name]?.();
    },
    namespaces: async () => namespaces,
  };
}
