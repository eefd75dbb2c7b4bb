import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import { getOrRestore } from './getOrRestore.ts';
import { downloadHeaders, readRange } from './headers.ts';
import { isClosed, refuseUnclean } from './scanner.ts';
import { ObjectMissing, type Storage } from './storage.ts';

/** What a caller may ask of a download: a part, by its Range header, and to be shown inline. */
export type Asked = { range?: string | undefined; inline?: boolean };

/** The file is opened last: when everything is recorded, and no connection is held. */
export type FileAnswer = Opened | (Omit<Opened, 'stream'> & { stream: Readable });

type Opened = {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  stream: () => Promise<Readable>;
};

type Wanted = Asked & { fileId: number };

export async function openFile(storage: Storage, tx: Db, wanted: Wanted): Promise<Opened> {
  const { key, size: whole, scan, ...file } = await rowOf(tx, wanted.fileId);
  refuseUnclean(scan);
  const about = (size: number) =>
    downloadHeaders({ ...file, size, inline: wanted.inline ?? false });
  const range = readRange(wanted.range, whole);
  if (range === 'outside') {
    const headers = { ...about(0), 'content-range': `bytes */${whole}` };
    return { status: 416, headers, stream: async () => Readable.from([]) };
  }
  const part = range === 'all' ? undefined : range;
  const stream = async () =>
    (await getOrRestore(storage, key, part).catch(missingIsNotFound)).stream;
  if (!part) return { status: 200, headers: about(whole), stream };
  const { start, end } = part;
  const headers = { ...about(end + 1 - start), 'content-range': `bytes ${start}-${end}/${whole}` };
  return { status: 206, headers, stream };
}

/**
 * How to open each of these, one by one; those that are gone are left out. Nothing for what waits
 * for the scanner or has a virus: whoever puts files together says so.
 */
export async function openEach(storage: Storage, tx: Db, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('files')
    .select(['id', 'key', 'scan'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  const open = async (key: string) =>
    (await getOrRestore(storage, key).catch(missingIsNotFound)).stream;
  return new Map(
    rows.map(({ id, key, scan }) => [id, isClosed(scan) ? undefined : () => open(key)] as const),
  );
}

async function rowOf(tx: Db, fileId: number) {
  const row = await tx
    .selectFrom('files')
    .select(['key', 'name', 'mime', 'size', 'scan'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function missingIsNotFound(error: unknown): never {
  throw error instanceof ObjectMissing ? Object.assign(notFound(), { cause: error }) : error;
}
