import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Pixels } from '../files/drawing.ts';

/** Twice the width of a phone; of a page that is longer than paper is, as much as fits. */
const most = { width: 750, height: 1500 };
/** What the thread's own limit does not bound. A page of paper, scanned in colour, takes half. */
const mostMemory = 192 * 1024 * 1024;

const compiled = readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))).then(
  (bytes) => WebAssembly.compile(bytes),
);

/** Draws the first page of a PDF; nothing for one that is encrypted, broken or too much. */
export async function read({ path }: { path: string }): Promise<Pixels | undefined> {
  const [wasm, bytes] = await Promise.all([compiled, readFile(path)]);
  return draw(wasm, bytes).catch(() => undefined);
}

/**
 * Each file has a reader of its own: whatever one does to its memory, the next does not see. It has
 * no files and no network, and ends with the file.
 */
async function draw(wasm: WebAssembly.Module, bytes: Uint8Array): Promise<Pixels> {
  const library = await PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(wasm, bounded(imports));
      // Declared as a module, and used as what was made of it.
      done(instance as WebAssembly.Module);
      return instance.exports;
    },
  });
  const page = (await library.loadDocument(bytes)).getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(most.width / originalWidth, most.height / originalHeight);
  return page.render({
    scale: 1,
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    render: 'bitmap',
    renderFormFields: true,
  });
}

/** It asks for every byte of memory beyond its first; what is refused is an allocation that fails. */
function bounded(imports: WebAssembly.Imports): WebAssembly.Imports {
  const grow = imports.env?.emscripten_resize_heap;
  if (typeof grow !== 'function') throw new Error('The memory of this PDF reader is not bounded.');
  const emscripten_resize_heap = (size: number) => size >>> 0 <= mostMemory && grow(size);
  return { ...imports, env: { ...imports.env, emscripten_resize_heap } };
}
