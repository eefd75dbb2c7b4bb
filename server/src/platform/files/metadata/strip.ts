import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { limitConcurrency } from '../../program/concurrency.ts';
import { turnedUpright } from '../drawing.ts';
import { storageAway } from '../storage.ts';
import { stripGif } from './gif.ts';
import { stripJpeg } from './jpeg.ts';
import { upright } from './orientation.ts';
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
 * anew. Returns what the file has become, if it was a picture.
 */
export async function stripMetadata(path: string, mime: string) {
  return isStripped(mime) ? inTurn(() => rewritten(path, mime)) : undefined;
}

const isStripped = (mime: string): mime is keyof typeof ways => Object.hasOwn(ways, mime);

async function rewritten(path: string, mime: keyof typeof ways) {
  const { kept, orientation } = ways[mime](await readFile(path));
  const bytes =
    orientation === upright || mime === 'image/gif'
      ? Buffer.concat(kept)
      : await turnedUpright(path, mime);
  await writeFile(path, bytes).catch(refuseFull);
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The disk was full, or gone. */
function refuseFull(error: unknown): never {
  throw storageAway(error);
}
