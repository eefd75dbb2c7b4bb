import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../database/db.ts';
import { AppError, notFound } from '../http/errors.ts';
import { limitPerPerson } from '../program/limitPerPerson.ts';
import { PoolFull } from '../program/threadPool.ts';
import type { World } from '../program/world.ts';
import type * as thread from '../reading/readFirstPage.ts';
import { readerIn } from '../reading/reading.ts';
import { pageWebp } from './drawing.ts';
import type { FileAnswer, Files } from './files.ts';
import { downloadHeaders } from './headers.ts';
import { temporaryPrefix } from './receive.ts';

/** Many times what an ordinary page takes: whoever waits longer has the PDF itself by then. */
const seconds = 3;
const reader = readerIn<typeof thread>('src/platform/reading/readFirstPage.ts', seconds);
const mostBytes = 25 * 1024 * 1024;

/** All together have one turn among those who read: a picture is a kindness, and holds nobody up. */
const asker = 'first pages';
const fewAtOnce = limitPerPerson(3);

/**
 * A small picture of the first page of a PDF, drawn when it is asked for and not kept. There is none
 * of what is no PDF, or one that is too large, encrypted or broken, and none while many are drawn.
 */
export async function openFirstPage(world: World, db: Db, fileId: number): Promise<FileAnswer> {
  const { headers, stream } = await world.files.open(db, fileId);
  const isPdf = headers['content-type'] === 'application/pdf';
  if (!isPdf || Number(headers['content-length']) > mostBytes) throw notFound();
  const picture = await fewAtOnce(asker, () => drawn(world, stream)).catch(noneAfter);
  if (!picture) throw notFound();
  const about = { name: 'page-1.webp', mime: 'image/webp', size: picture.length, inline: true };
  return { status: 200, headers: downloadHeaders(about), stream: Readable.from([picture]) };
}

type Open = Extract<Awaited<ReturnType<Files['open']>>['stream'], () => unknown>;

async function drawn({ reading, tmpDir }: World, open: Open) {
  const path = join(tmpDir, `${temporaryPrefix}${randomUUID()}`);
  try {
    await mkdir(tmpDir, { recursive: true, mode: 0o700 });
    await pipeline(await open(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const page = await reading.read(reader, { path }, asker);
    return page && (await pageWebp(page));
  } finally {
    await rm(path, { force: true });
  }
}

/** Too many at once, or too heavy. */
function noneAfter(error: unknown): undefined {
  const isRefused = error instanceof AppError && [422, 503].includes(error.status);
  if (!isRefused && !(error instanceof PoolFull)) throw error;
}
