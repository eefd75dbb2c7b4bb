import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** The name of the camera, which is in nothing that the picture shows. */
const camera = 'Kamera van Fatima';
const place = {
  ...{ GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 12/1' },
  ...{ GPSLongitudeRef: 'E', GPSLongitude: '4/1 53/1 24/1' },
};

export const size = { width: 48, height: 32 };
type Format = 'jpeg' | 'png' | 'gif';

/** Red at the top and blue below, as it was stored. */
const plain = () =>
  sharp({ create: { ...size, channels: 3, background: '#d00' } }).composite([
    {
      input: { create: { width: 48, height: 16, channels: 3, background: '#00d' } },
      gravity: 'south',
    },
  ]);

/** As a phone makes it: with the place, the camera, and how it was held. */
export async function aPhoto(format: Format, orientation = 1) {
  if (format === 'gif') return withWords(await plain().gif().toBuffer());
  const photo = await plain()
    .withExif({ IFD0: { Make: camera, Orientation: String(orientation) }, IFD3: place })
    .withMetadata({ orientation })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${camera}</x:xmpmeta>`)
    .toFormat(format)
    .toBuffer();
  return format === 'png' ? withText(photo) : withSegments(photo);
}

/** A comment, a caption of a news agency, and a film behind the picture. */
function withSegments(jpeg: Buffer) {
  const segment = (mark: number, said: string) => {
    const head = Buffer.from([0xff, mark, 0, 0]);
    head.writeUInt16BE(said.length + 2, 2);
    return Buffer.concat([head, Buffer.from(said)]);
  };
  const told = [segment(0xfe, camera), segment(0xed, `Photoshop 3.0\0${camera}`)];
  return Buffer.concat([jpeg.subarray(0, 2), ...told, jpeg.subarray(2), Buffer.from(camera)]);
}

/** A text after the first chunk, and something behind the last. */
function withText(png: Buffer) {
  const said = Buffer.from(`tEXtComment\0${camera}`);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(said.length - 4);
  sum.writeUInt32BE(crc32(said));
  const chunk = Buffer.concat([length, said, sum]);
  const first = 8 + 25;
  return Buffer.concat([png.subarray(0, first), chunk, png.subarray(first), Buffer.from(camera)]);
}

/** A comment and what an editor adds, before the picture, and something behind it. */
function withWords(gif: Buffer) {
  const block = Buffer.concat([Buffer.from([camera.length]), Buffer.from(camera), Buffer.of(0)]);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), block]);
  const editor = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP'), block]);
  const flags = gif[10] ?? 0;
  const head = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const told = [comment, editor, gif.subarray(head), Buffer.from(camera)];
  return Buffer.concat([gif.subarray(0, head), ...told]);
}

/** What a picture says besides what it shows. */
export async function toldBy(bytes: Buffer) {
  const { exif, xmp, iptc, comments, orientation } = await sharp(bytes).metadata();
  const told = Object.entries({ exif, xmp, iptc, comments, orientation });
  const names = told.flatMap(([name, said]) => (said === undefined ? [] : [name]));
  return bytes.includes(camera) ? [...names, 'camera'] : names;
}

/** The picture as it is looked at: each pixel, the right way up. */
export const pixelsOf = (bytes: Buffer) =>
  sharp(bytes).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true });
