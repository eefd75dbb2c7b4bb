import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Sharp, SharpOptions } from 'sharp';
import { AppError, unprocessable } from '../http/errors.ts';
import { limitConcurrency } from '../program/concurrency.ts';
import { readBmp } from './bmp.ts';
import type { Received } from './receive.ts';

const side = 512;
const logoSide = 600;
/** A phone's photo has some fifty million; a small file that claims more is malicious. */
const mostPixels = 60_000_000;

const options: SharpOptions = {
  limitInputPixels: mostPixels,
  failOn: 'error',
  sequentialRead: true,
};

export type Pixels = { data: Uint8Array; width: number; height: number };

/** A page as it is drawn, in as few bytes as let its text be read. */
export const pageWebp = ({ data, width, height }: Pixels) =>
  oneByOne(async () =>
    (await sharpOnce())(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 40, preset: 'drawing' })
      .toBuffer(),
  );

/** Loaded with the first picture: the library takes more memory than most of the program. */
let opened: ReturnType<typeof openSharp> | undefined;
function sharpOnce() {
  opened ??= openSharp();
  return opened;
}
async function openSharp() {
  const { default: sharp } = await import('sharp');
  // Pictures are rare and all different: a cache would only take up memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Rendering is heavy; a series of pictures must not take the threads that others wait for. */
const oneByOne = limitConcurrency(1);

/**
 * Replaces the upload with a square picture, turned the right way up. Only pixels are kept, so the
 * place where it was taken is not.
 */
export const squarePicture = (received: Received) =>
  redrawn(received, { name: 'picture.webp', mime: 'image/webp' }, (image) =>
    image.resize(side, side, { fit: 'cover', position: 'centre' }).webp({ quality: 82 }),
  );

/** The whole picture with its transparency, no larger than paper needs. */
export const boundedLogo = (received: Received) =>
  redrawn(received, { name: 'logo.png', mime: 'image/png' }, (image) =>
    image
      .resize(logoSide, logoSide, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 }),
  );

type About = Pick<Received, 'name' | 'mime'>;

async function redrawn(received: Received, about: About, draw: (image: Sharp) => Sharp) {
  const drawn = async () =>
    draw((await openImage(received)).autoOrient())
      .timeout({ seconds: 15 })
      .toBuffer();
  const bytes = await oneByOne(drawn).catch(refuse);
  await writeFile(received.path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return Object.assign(received, { ...about, size: bytes.length, sha256, scan: null });
}

/** The image library does not read bmp, so those bytes are decoded here. */
async function openImage({ path, mime }: Received): Promise<Sharp> {
  const sharp = await sharpOnce();
  if (mime !== 'image/bmp') return sharp(path, options);
  const { pixels, width, height } = readBmp(await readFile(path), mostPixels);
  return sharp(pixels, { ...options, raw: { width, height, channels: 3 } });
}

function refuse(error: unknown): never {
  if (error instanceof AppError) throw error;
  const isTooBig = error instanceof Error && /pixel limit/i.test(error.message);
  throw unprocessable(isTooBig ? 'picture.too_big' : 'picture.unreadable');
}
