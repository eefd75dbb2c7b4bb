import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Run } from '../database/migrate.ts';
import { temporaryPrefix } from '../files/receive.ts';
import type { Storage } from '../files/storage.ts';
import { limitConcurrency } from '../program/concurrency.ts';
import { type Entry, fileEntry, isFileEntry } from './manifest.ts';
import { measured } from './measure.ts';
import type { Archive } from './readArchive.ts';

type Row = { key: string; mime: string };
type Into = { storage: Storage; tmpDir: string };

const atOnce = 8;

/** Exactly the files that the restored rows refer to, each read back from its new place. */
export async function restoreFiles(run: Run, into: Into, { manifest, open }: Archive) {
  const rows = await run<Row>('select distinct key, mime from files');
  const entries = new Map(manifest.entries.map((entry) => [entry.name, entry]));
  refuseOthers(rows, entries, manifest.missing_files);
  await mkdir(into.tmpDir, { recursive: true, mode: 0o700 });
  const some = limitConcurrency(atOnce);
  await Promise.all(
    rows.map(({ key, mime }) =>
      some(async () => {
        const entry = entries.get(fileEntry(key));
        if (entry) await put(into, { key, mime, entry, chunks: await open(entry.name) });
      }),
    ),
  );
}

/** Before the first file is stored. */
function refuseOthers(rows: Row[], entries: Map<string, Entry>, missing: string[]) {
  const named = new Set(rows.map(({ key }) => fileEntry(key)));
  const gone = new Set(missing.map(fileEntry));
  const lacking = [...named].some((name) => !entries.has(name) && !gone.has(name));
  const extra = [...entries.keys()].some((name) => isFileEntry(name) && !named.has(name));
  if (lacking || extra) throw new Error('The files of this backup are not those of its rows.');
}

type File = Row & { entry: Entry; chunks: AsyncIterable<Buffer> };

async function put({ storage, tmpDir }: Into, { key, mime, entry, chunks }: File) {
  const path = join(tmpDir, `${temporaryPrefix}${randomUUID()}`);
  try {
    await pipeline(chunks, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await storage.put(key, path, { mime, size: entry.size });
  } finally {
    await rm(path, { force: true });
  }
  const { stream } = await storage.get(key);
  const { sha256 } = await measured(stream);
  if (sha256 !== entry.sha256)
    throw new Error(`File ${key} could not be read back as it was stored.`);
}
