import { Readable } from 'node:stream';
import type { Db } from '../db.ts';
import { notFound } from '../errors.ts';
import { downloadHeaders, readRange } from './headers.ts';
import { ObjectMissing, type Range, type Storage } from './storage.ts';

/** What a caller may ask of a download: the text of its Range header, and to be shown it. */
export type Asked = { range?: string | undefined; inline?: boolean };

export type FileAnswer = {
  status: 200 | 206 | 416;
  headers: Record<string, string>;
  stream: Readable;
};

type Wanted = Asked & { fileId: number };

export async function openFile(storage: Storage, tx: Db, wanted: Wanted): Promise<FileAnswer> {
  const { key, size: whole, ...file } = await rowOf(tx, wanted.fileId);
  const about = (size: number) =>
    downloadHeaders({ ...file, size, inline: wanted.inline ?? false });
  const range = readRange(wanted.range, whole);
  if (range === 'outside') {
    const headers = { ...about(0), 'content-range': `bytes */${whole}` };
    return { status: 416, headers, stream: Readable.from([]) };
  }
  const part = range === 'all' ? undefined : range;
  const found = await storage.get(key, part).catch(orFromBin(storage, key, part));
  const { stream, size } = found;
  if (!part) return { status: 200, headers: about(size), stream };
  const headers = { ...about(size), 'content-range': `bytes ${part.start}-${part.end}/${whole}` };
  return { status: 206, headers, stream };
}

async function rowOf(tx: Db, fileId: number) {
  const row = await tx
    .selectFrom('files')
    .select(['key', 'name', 'mime', 'size'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** What was swept though it has a row goes back to where it was. */
const orFromBin =
  (storage: Storage, key: string, part: Range | undefined) => async (error: unknown) => {
    if (!(error instanceof ObjectMissing)) throw error;
    await storage.bin.takeBack(key).catch(missingIsNotFound);
    return storage.get(key, part).catch(missingIsNotFound);
  };

function missingIsNotFound(error: unknown): never {
  throw error instanceof ObjectMissing ? Object.assign(notFound(), { cause: error }) : error;
}
