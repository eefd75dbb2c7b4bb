import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aBmp } from '../../platform/files/bmp.testing.ts';
import { samples } from '../../platform/files/samples.testing.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient } from '../../testing/trajectories.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const { app, db, as, world } = await testApp();
const own = await anOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
const upload = uploadTo(app, token);
const pathOf = async () => `/clients/${(await aClient(db, own)).id}/picture`;

/** Red on the left, blue on the right. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ]);

async function pixelOf(picture: Buffer, left: number, top: number) {
  const region = { left, top, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0] = await sharp(picture).extract(region).raw().toBuffer();
  return { r, g, b };
}

describe('the picture of a client', () => {
  it('[DASH-04] becomes a square of 512 pixels, shows in has_profile_picture and can be removed', async () => {
    const path = await pathOf();
    const client = path.replace('/picture', '');
    const jpeg = await halves(800, 600).jpeg().toBuffer();
    expect((await as(token).get(path)).statusCode).toBe(404);
    expect((await upload(path, { picture: aFile(jpeg, 'Fatima.JPG') })).statusCode).toBe(204);
    expect((await as(token).get(client)).json().has_profile_picture).toBe(true);
    const answer = await as(token).get(path);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-disposition']).toMatch(/^inline/);
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([512, 512]);
    expect((await as(token).delete(path)).statusCode).toBe(204);
    expect((await as(token).delete(path)).statusCode).toBe(404);
    expect((await as(token).get(client)).json().has_profile_picture).toBe(false);
  });

  it('is turned the right way up and loses where it was taken', async () => {
    const path = await pathOf();
    const lying = await halves(600, 600)
      .withExif({ IFD0: { Copyright: 'GEHEIM', Model: 'Toestel' }, IFD3: { GPSLatitude: '52/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await upload(path, { picture: aFile(lying, 'foto.jpg') });
    const { rawPayload } = await as(token).get(path);
    const about = await sharp(rawPayload).metadata();
    expect([about.exif, about.orientation, about.xmp, about.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect((await pixelOf(rawPayload, 256, 20)).r).toBeGreaterThan(200);
    expect((await pixelOf(rawPayload, 256, 490)).b).toBeGreaterThan(200);
  });

  it.each([1, 4, 8, 24, 32] as const)('may be a bmp of %i bits', async (bits) => {
    const path = await pathOf();
    const sent = await upload(path, { picture: aFile(aBmp(bits), 'foto.bmp') });
    expect(sent.statusCode, sent.body).toBe(204);
    const { rawPayload } = await as(token).get(path);
    expect((await pixelOf(rawPayload, 20, 20)).r).toBeGreaterThan(200);
    expect((await pixelOf(rawPayload, 490, 490)).b).toBeGreaterThan(200);
  });

  it('may be a png or a gif, whose first image counts', async () => {
    const path = await pathOf();
    for (const format of ['png', 'gif'] as const) {
      const image = await halves(100, 300).toFormat(format).toBuffer();
      const sent = await upload(path, { picture: aFile(image, `foto.${format}`) });
      expect(sent.statusCode, format).toBe(204);
    }
    const rows = await db
      .selectFrom('files')
      .where('name', '=', 'picture.webp')
      .selectAll()
      .execute();
    const used = await db
      .selectFrom('profiles')
      .where('picture_file_id', 'is not', null)
      .select('picture_file_id')
      .execute();
    expect(rows.map(({ id }) => id).sort()).toEqual(used.map((row) => row.picture_file_id).sort());
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a jpeg without an image in it', () => samples.jpg, 'foto.jpg'],
    ['a bmp without an image in it', () => samples.bmp, 'foto.bmp'],
    [
      'half a jpeg',
      async () => (await halves(400, 400).jpeg().toBuffer()).subarray(0, 900),
      'foto.jpg',
    ],
    ['a png that claims a billion pixels', () => hugePng(), 'foto.png'],
    ['a bmp that claims a billion pixels', () => hugeBmp(), 'foto.bmp'],
    ['a pdf', () => samples.pdf, 'foto.pdf'],
    ['a page that calls itself a picture', () => samples.html, 'foto.png'],
  ])('is refused with a sentence when it is %s', async (_what, bytes, name) => {
    const path = await pathOf();
    const before = await db.selectFrom('files').select('id').execute();
    const answer = await upload(path, { picture: aFile(await bytes(), name) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatch(/\w+.*\.$/);
    expect(await db.selectFrom('files').select('id').execute()).toEqual(before);
  });
});

function hugePng() {
  const bytes = Buffer.from(samples.png);
  bytes.writeUInt32BE(40_000, 16);
  bytes.writeUInt32BE(40_000, 20);
  return bytes;
}

function hugeBmp() {
  const bytes = Buffer.from(aBmp(24));
  bytes.writeInt32LE(40_000, 18);
  bytes.writeInt32LE(40_000, 22);
  return bytes;
}
