import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { limitConcurrency } from '../../program/concurrency.ts';
import { turnedUpright } from '../drawing.ts';
import { storageAway } from '../storage.ts';
import { stripGif } from './gif.ts';
import { stripJpeg } from './jpeg.ts';
import { bareExif, upright } from './orientation.ts';
import { stripPng } from './png.ts';

/** A bitmap has no place for more than its pixels. */
const ways = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/gif': stripGif,
} as const;

/** Each is in memory as a whole. */
const inTurn = limitConcurrency(2);

/**
 * A photo tells where and with what it was taken, and goes to people who need not know. What says so
 * is left out, and the picture itself stays as it was; only one that is lying on its side is drawn
 * anew. Returns what the file has become, if it was a picture. Nobody waits for all of one sender.
 */
export async function stripMetadata(path: string, mime: string, by?: string) {
  if (!isStripped(mime)) return undefined;
  const done = await inTurn(() => withoutWords(path, mime), by);
  if (done !== 'lies') return done;
  const bytes = await turnedUpright(path, mime, by).catch((error) =>
    mime === 'image/jpeg' ? undefined : Promise.reject(error),
  );
  return bytes ? written(path, bytes) : inTurn(() => withTurn(path), by);
}

const isStripped = (mime: string): mime is keyof typeof ways => Object.hasOwn(ways, mime);

async function withoutWords(path: string, mime: keyof typeof ways) {
  const { kept, orientation } = ways[mime](await readFile(path));
  if (orientation !== upright && mime !== 'image/gif') return 'lies';
  return written(path, Buffer.concat(kept));
}

/** One that cannot be drawn, such as of a hundred million pixels, says how it is to be turned and no more. */
async function withTurn(path: string) {
  const { kept, orientation } = stripJpeg(await readFile(path));
  const [start = Buffer.alloc(0), ...rest] = kept;
  const head = [start.subarray(0, 2), bareExif(orientation), start.subarray(2)];
  return written(path, Buffer.concat([...head, ...rest]));
}

async function written(path: string, bytes: Buffer) {
  await writeFile(path, bytes).catch(refuseFull);
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The disk was full, or gone. */
function refuseFull(error: unknown): never {
  throw storageAway(error);
}
