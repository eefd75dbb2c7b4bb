import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { readBmp } from './bmp.ts';
import { mostPixels, oneByOne, options, refuse, sharpOnce } from './drawing.ts';
import type { Received } from './receive.ts';

const side = 512;
const logoSide = 600;
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
