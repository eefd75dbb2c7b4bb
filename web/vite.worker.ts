import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...given: never[]) => void>>[1];

/** Writes the worker of /mine with the names of the files that the page starts with. */
export function mineWorker(): Plugin {
  return {
    name: 'mine-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = ['/static/config.json', ...shellOf(bundle)];
      const script = readFileSync(`${import.meta.dirname}/mineWorker.js`, 'utf8');
      const version = createHash('sha256')
        .update(files.join() + script)
        .digest('hex')
        .slice(0, 12);
      const source = script.replace('__SHELL__', JSON.stringify({ version, files }));
      this.emitFile({ type: 'asset', fileName: 'mine-worker.js', source });
    },
  };
}

/** All that the page loads by itself, and its texts in other languages; not what shows a pdf. */
function shellOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set<string>();
  const take = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || wanted.has(name)) return;
    wanted.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) wanted.add(css);
    chunk.imports.forEach(take);
    chunk.dynamicImports.filter((one) => isOfPage(byName.get(one)?.facadeModuleId)).forEach(take);
  };
  for (const { fileName, isEntry, facadeModuleId } of chunks)
    if (isEntry && facadeModuleId?.endsWith('mine.html')) take(fileName);
  return [...wanted].map((name) => `/${name}`).sort();
}

const isOfPage = (module: string | null | undefined) =>
  /\.\w\w\.ts$|\/features\/portal\//.test(module ?? '');
