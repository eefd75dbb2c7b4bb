import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aPhoto, pixelsOf, size, toldBy } from '../photos.testing.ts';
import { samples } from '../samples.testing.ts';
import { stripJpeg } from './jpeg.ts';
import { stripPng } from './png.ts';
import { stripMetadata } from './strip.ts';

const dir = await mkdtemp(join(tmpdir(), 'traject-strip-'));
afterAll(() => rm(dir, { recursive: true }));

async function stripped(bytes: Buffer, format: string) {
  const path = join(dir, 'photo');
  await writeFile(path, bytes);
  const told = await stripMetadata(path, `image/${format}`);
  const left = await readFile(path);
  expect(told?.size ?? left.length).toBe(left.length);
  return left;
}

describe('a photo', () => {
  it.each(['jpeg', 'png', 'gif'] as const)(
    'no longer tells where and with what it was taken, as %s',
    async (format) => {
      const photo = await aPhoto(format);
      expect(await toldBy(photo)).toContain('camera');
      const left = await stripped(photo, format);
      expect((await toldBy(left)).filter((name) => name !== 'orientation')).toEqual([]);
      expect(await pixelsOf(left), 'no pixel is another').toEqual(await pixelsOf(photo));
    },
  );

  it.each([2, 3, 4, 5, 6, 7, 8])('that is stored turned (%i) is the right way up', async (way) => {
    for (const format of ['jpeg', 'png'] as const) {
      const photo = await aPhoto(format, way);
      const left = await stripped(photo, format);
      expect(await toldBy(left)).toEqual([]);
      const [before, after] = [await pixelsOf(photo), await pixelsOf(left)];
      const { width, height } = await sharp(left).metadata();
      expect([width, height]).toEqual(
        way < 5 ? [size.width, size.height] : [size.height, size.width],
      );
      const off = before.data.map((byte, at) => Math.abs(byte - (after.data[at] ?? 0)));
      const most = format === 'png' ? 0 : 40;
      expect(off.filter((much) => much > most).length).toBeLessThan(off.length / 20);
    }
  });

  it('keeps its colours, and a film of pictures plays as often as before', async () => {
    const colours = await sharp(await aPhoto('jpeg'))
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    for (const way of [1, 6]) {
      const photo = await sharp(colours).withMetadata({ orientation: way, icc: 'p3' }).toBuffer();
      expect((await sharp(await stripped(photo, 'jpeg')).metadata()).icc).toBeDefined();
    }
    const frames = await Promise.all(
      ['#d00', '#00d'].map((background) =>
        sharp({ create: { width: 4, height: 4, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const film = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 3 })
      .toBuffer();
    const left = await sharp(await stripped(film, 'gif'), { animated: true }).metadata();
    expect(left).toMatchObject({ pages: 2, loop: 3 });
  });

  it('keeps no smaller picture of what was cut away since', async () => {
    const jpeg = await sharp(await aPhoto('jpeg')).toBuffer();
    const thumbnail = Buffer.from(`ffe0002b${'4a46494600'}0101000001000103${'03'}`, 'hex');
    const photo = Buffer.concat([
      jpeg.subarray(0, 2),
      ...[thumbnail, Buffer.alloc(27, 'k')],
      jpeg.subarray(2),
    ]);
    const left = await stripped(photo, 'jpeg');
    expect(left.includes('kkk')).toBe(false);
    expect(await pixelsOf(left)).toEqual(await pixelsOf(photo));
  });

  it('without anything to tell stays as it was', async () => {
    for (const [format, bytes] of [
      ['jpeg', samples.jpg],
      ['png', samples.png],
      ['gif', samples.gif],
      ['bmp', samples.bmp],
    ] as const)
      expect(await stripped(bytes, format)).toEqual(bytes);
  });
});

describe('a broken photo', () => {
  const unreadable = { status: 422, messages: [{ key: 'picture.unreadable' }] };

  it('is refused or kept without what it told, wherever it was cut off', async () => {
    for (const format of ['jpeg', 'png', 'gif'] as const) {
      const photo = await aPhoto(format);
      for (let at = 16; at < photo.length; at += 7) {
        const left = await stripped(photo.subarray(0, at), format).catch((error) => error);
        if (Buffer.isBuffer(left)) expect(left.includes('Kamera'), `${format} ${at}`).toBe(false);
        else expect(left).toMatchObject(unreadable);
      }
    }
  });

  it.each([
    ['jpeg', Buffer.concat([samples.jpg.subarray(0, -2), Buffer.from('ffe1', 'hex')])],
    ['jpeg', Buffer.concat([samples.jpg.subarray(0, 2), Buffer.from('words')])],
    [
      'jpeg',
      Buffer.concat([samples.jpg.subarray(0, 2), Buffer.from('ffdb0002'.repeat(200_001), 'hex')]),
    ],
    ['png', Buffer.concat([samples.png.subarray(0, 8), Buffer.from('fffffff0IDAT')])],
    ['gif', Buffer.concat([samples.gif.subarray(0, 19), Buffer.from('?')])],
  ])('is refused in words, as %s', async (format, bytes) => {
    await expect(stripped(bytes, format)).rejects.toMatchObject(unreadable);
  });

  it('that tells how to turn it a hundred thousand times is asked once, and holds up nobody else', () => {
    const many = (bytes: Buffer, at: number, piece: Buffer) =>
      Buffer.concat([bytes.subarray(0, at), ...Array(100_000).fill(piece), bytes.subarray(at)]);
    const exif = Buffer.concat([Buffer.from('ffe10008', 'hex'), Buffer.from('Exif\0\0')]);
    for (const [strip, telling] of [
      [stripJpeg, many(samples.jpg, 2, exif)],
      [stripPng, many(samples.png, 33, Buffer.from('\0\0\0\0eXIf1234'))],
    ] as const) {
      const read = vi.spyOn(telling, 'subarray');
      const { kept } = strip(telling);
      expect(kept.length).toBeLessThan(5);
      expect(read).toHaveBeenCalledTimes(kept.length + 1);
    }
  });

  it('that is turned and cannot be drawn tells how it is turned, and no more', async () => {
    const photo = await aPhoto('jpeg', 6);
    const start = photo.indexOf(Buffer.from('ffda', 'hex'));
    const left = await stripped(photo.subarray(0, start + 20), 'jpeg');
    const { orientation } = await sharp(left, { failOn: 'none' }).metadata();
    expect(orientation).toBe(6);
    expect(left.includes('Kamera')).toBe(false);
    const png = await aPhoto('png', 6);
    const cut = stripped(png.subarray(0, png.indexOf('IDAT') + 20), 'png');
    await expect(cut).rejects.toMatchObject(unreadable);
  });

  it('with a few bytes between its parts, which readers pass over, is a photo', async () => {
    const photo = await aPhoto('jpeg');
    const odd = Buffer.concat([photo.subarray(0, 2), Buffer.from('xyz'), photo.subarray(2)]);
    const left = await stripped(odd, 'jpeg');
    expect(await toldBy(left)).toEqual([]);
    expect(await pixelsOf(left)).toEqual(await pixelsOf(photo));
  });

  it('made of nothing but marks is not searched anew from each of them', async () => {
    const photo = await aPhoto('jpeg');
    const start = photo.lastIndexOf(Buffer.from('ffda', 'hex')) + 20;
    for (const marks of ['ff00', 'ffd0', 'ff0001']) {
      const scan = Buffer.alloc(4_000_000, marks, 'hex');
      const bytes = Buffer.concat([photo.subarray(0, start), scan]);
      const [searched, read] = [vi.spyOn(bytes, 'indexOf'), vi.spyOn(bytes, 'subarray')];
      const { kept } = stripJpeg(bytes);
      expect(kept.length, marks).toBeLessThan(5);
      expect(searched.mock.calls.length, marks).toBeLessThan(5);
      expect(read, marks).toHaveBeenCalledTimes(kept.length + 1);
    }
  });

  it('of one sender in a row holds up nobody else', async () => {
    const turned = await sharp({
      create: { width: 2000, height: 2000, channels: 3, background: 'red' },
    })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const ended: string[] = [];
    const send = async (by: string, name: string, bytes: Buffer) => {
      const path = join(dir, name);
      await writeFile(path, bytes);
      await stripMetadata(path, 'image/jpeg', by);
      ended.push(by);
    };
    const many = Array.from({ length: 8 }, (_, n) => send('one', `one-${n}`, turned));
    const upright = await aPhoto('jpeg');
    await Promise.all([...many, send('other', 'other', upright), send('third', 'third', turned)]);
    expect(ended.indexOf('other')).toBeLessThan(4);
    expect(ended.indexOf('third')).toBeLessThan(6);
  });
});
