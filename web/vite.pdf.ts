import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What pdf.js fetches by name: its worker, and readers of scans that need no WebAssembly. */
export function pdfFiles(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = `assets/pdfjs-${version}/`;
  const sources: Record<string, string> = {
    'pdf.worker.js': 'legacy/build/pdf.worker.min.mjs',
    'jbig2_nowasm_fallback.js': 'wasm/jbig2_nowasm_fallback.js',
    'openjpeg_nowasm_fallback.js': 'wasm/openjpeg_nowasm_fallback.js',
  };
  const read = (source: string) => readFileSync(join(dirname(manifest), source));
  return {
    name: 'pdf-files',
    generateBundle() {
      for (const [name, source] of Object.entries(sources))
        this.emitFile({ type: 'asset', fileName: folder + name, source: read(source) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, ({ url = '' }, answer, next) => {
        const source = sources[url.slice(1).split('?')[0] ?? ''];
        if (!source) return next();
        answer.setHeader('Content-Type', 'text/javascript').end(read(source));
      });
    },
  };
}
