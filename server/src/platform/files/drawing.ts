import type { SharpOptions } from 'sharp';
import { AppError, unprocessable } from '../http/errors.ts';
import { limitConcurrency } from '../program/concurrency.ts';

/** A phone's photo has some fifty million; a small file that claims more is malicious. */
export const mostPixels = 60_000_000;

export const options: SharpOptions = {
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
export function sharpOnce() {
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
export const oneByOne = limitConcurrency(1);

/** Its pixels and colours and nothing else, as large as it was. */
export const turnedUpright = (path: string, mime: string, by?: string) =>
  oneByOne(async () => {
    const image = (await sharpOnce())(path, options).autoOrient().keepIccProfile();
    const drawn = mime === 'image/png' ? image.png() : image.jpeg({ quality: 92 });
    return drawn.timeout({ seconds: 30 }).toBuffer();
  }, by).catch(refuse);

export function refuse(error: unknown): never {
  if (error instanceof AppError) throw error;
  const isTooBig = error instanceof Error && /pixel limit/i.test(error.message);
  throw unprocessable(isTooBig ? 'picture.too_big' : 'picture.unreadable');
}
