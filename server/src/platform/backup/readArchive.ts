import { stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { openPromise, type Entry as Packed, type ZipFile } from 'yauzl';
import {
  formatVersion,
  isFileEntry,
  type Manifest,
  manifestName,
  manifestShape,
  tableEntry,
} from './manifest.ts';
import { measured } from './measure.ts';
import { isSealed } from './seal.ts';

export type Archive = AsyncDisposable & {
  manifest: Manifest;
  open: (name: string) => Promise<AsyncIterable<Buffer>>;
};

/** Opens an archive after checking every byte of it; a damaged one is never opened. */
export async function openArchive(path: string): Promise<Archive> {
  await stat(path).catch(() => {
    throw new Error(`There is no file ${path} that can be read.`);
  });
  const whole = await isSealed(path);
  if (!whole) throw damaged(path, 'it is cut off, changed, or no backup at all');
  const zip = await openPromise(path, { strictFileNames: true, autoClose: false });
  try {
    const packed = await entriesIn(zip);
    const open = async (name: string) => zip.openReadStreamPromise(packed.get(name) as Packed);
    const manifest = await readManifest(packed, open);
    await compare(manifest, packed, open);
    return { manifest, open, [Symbol.asyncDispose]: async () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof TooNew ? error : damaged(path, (error as Error).message);
  }
}

class TooNew extends Error {}
type Open = Archive['open'];

const damaged = (path: string, why: string) =>
  new Error(`${path} is not a whole backup: ${why}. Nothing was changed.`);

async function entriesIn(zip: ZipFile) {
  const packed = new Map<string, Packed>();
  for await (const entry of zip.eachEntry()) {
    if (packed.has(entry.fileName)) throw new Error(`it holds ${entry.fileName} twice`);
    if (!entry.canDecodeFileData()) throw new Error(`${entry.fileName} cannot be unpacked`);
    packed.set(entry.fileName, entry);
  }
  return packed;
}

async function readManifest(packed: Map<string, Packed>, open: Open): Promise<Manifest> {
  if (!packed.has(manifestName)) throw new Error(`it has no ${manifestName}`);
  const said = JSON.parse(await text(await open(manifestName))) as { format?: unknown };
  if (Number(said.format) > formatVersion)
    throw new TooNew('This backup was made by a newer version of Traject: restore it with that.');
  const read = manifestShape.safeParse(said);
  if (!read.success) throw new Error(`its ${manifestName} cannot be read`);
  return read.data;
}

/** Exactly the entries it lists, each unchanged, with as many rows as it says. */
async function compare(manifest: Manifest, packed: Map<string, Packed>, open: Open) {
  const rows = new Map(manifest.tables.map((table) => [tableEntry(table.name), table.rows]));
  const names = new Set(manifest.entries.map(({ name }) => name));
  const strange = [...packed.keys()].find((name) => name !== manifestName && !names.has(name));
  if (strange) throw new Error(`nothing says why ${strange} is in it`);
  for (const name of rows.keys()) if (!names.has(name)) throw new Error(`${name} is missing`);
  for (const { name, size, sha256 } of manifest.entries) {
    if (!packed.has(name)) throw new Error(`${name} is missing`);
    if (!rows.has(name) && !isFileEntry(name)) throw new Error(`${name} is nothing of ours`);
    const found = await measured(await open(name));
    if (found.size !== size || found.sha256 !== sha256) throw new Error(`${name} was changed`);
    if (rows.has(name) && found.lines !== rows.get(name))
      throw new Error(`${name} has ${found.lines} rows instead of ${rows.get(name)}`);
  }
}
