import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import init, {
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { charactersOf, readFonts } from './fonts.ts';

type Compiled = { result?: Uint8Array; diagnostics?: { severity: string; message: string }[] };
const structuredDiagnostics = 3;

// Optimising the typesetter costs a hundred megabytes and slows down its first pages, to save some
// milliseconds on later ones.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** The typesetter with its fonts and layouts, and no access to files, packages or the network. */
export async function openTypst(templates: Record<string, string>) {
  const wasm = import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  const module_or_path = await WebAssembly.compile(await readFile(fileURLToPath(wasm)));
  const { memory } = await init({ module_or_path });
  const fonts = await readFonts();
  const about = fonts.map((font) => new TypstFontResolverBuilder().get_font_info(font));
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  for (const [name, source] of Object.entries(templates)) compiler.add_source(pathOf(name), source);
  return {
    characters: charactersOf(about),
    memory: () => memory.buffer.byteLength,
    compile: (template: string, data: object) => compile(compiler, template, data),
  };
}

/** The content goes in as data, beside the layout; nothing in it is ever read as markup. */
function compile(compiler: TypstCompiler, template: string, data: object) {
  const json = JSON.stringify(data, (_key, value) => {
    // Bytes, such as those of a logo, become a file that the layout can open.
    if (!(value instanceof Uint8Array)) return value;
    compiler.map_shadow('/bytes', value);
    return '/bytes';
  });
  compiler.map_shadow('/data.json', new TextEncoder().encode(json));
  const path = pathOf(template);
  const made: Compiled = compiler.compile(path, undefined, 'pdf', structuredDiagnostics);
  const errors = (made.diagnostics ?? []).filter(({ severity }) => severity === 'error');
  return {
    pdf: made.result && new Uint8Array(made.result),
    errors: errors.map(({ message }) => message),
  };
}

const pathOf = (template: string) => `/${template}.typ`;
