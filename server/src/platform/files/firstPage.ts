import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../database/db.ts';
import { AppError, notFound } from '../http/errors.ts';
import type { Asker } from '../program/threadPool.ts';
import type { World } from '../program/world.ts';
import type * as thread from '../reading/readFirstPage.ts';
import { readerIn } from '../reading/reading.ts';
import type { FileAnswer, Files } from './files.ts';
import { downloadHeaders } from './headers.ts';
import { pageWebp } from './picture.ts';
import { temporaryPrefix } from './receive.ts';

/** Many times what an ordinary page takes: whoever waits longer has the PDF itself by then. */
const seconds = 5;
const reader = readerIn<typeof thread>('src/platform/reading/readFirstPage.ts', seconds);
const mostBytes = 25 * 1024 * 1024;

/** `by` is who waits for it: what they ask at once is bounded, and others have their turn. */
type Wanted = { fileId: number; by: Asker };

/**
 * A small picture of the first page of a PDF, drawn when it is asked for and not kept. There is none
 * of what is no PDF, or one that is too large, encrypted or broken; whose turn does not come is told
 * so.
 */
export async function openFirstPage(world: World, db: Db, { fileId, by }: Wanted) {
  const { headers, stream } = await world.files.open(db, fileId);
  const isPdf = headers['content-type'] === 'application/pdf';
  if (!isPdf || Number(headers['content-length']) > mostBytes) throw notFound();
  return {
    status: 200,
    headers: downloadHeaders({ name: 'page-1.webp', mime: 'image/webp', inline: true }),
    stream: async () => Readable.from([await drawn(world, stream, by)]),
  } satisfies FileAnswer;
}

type Open = Extract<Awaited<ReturnType<Files['open']>>['stream'], () => unknown>;

async function drawn({ reading, tmpDir }: World, open: Open, by: Asker) {
  const path = join(tmpDir, `${temporaryPrefix}${randomUUID()}`);
  try {
    await mkdir(tmpDir, { recursive: true, mode: 0o700 });
    await pipeline(await open(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const page = await reading.read(reader, { path }, by).catch(heavyHasNone);
    if (!page) throw notFound();
    return await pageWebp(page);
  } finally {
    await rm(path, { force: true });
  }
}

function heavyHasNone(error: unknown): undefined {
  if (!(error instanceof AppError && error.status === 422)) throw error;
}
