import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDesk, reader } from '../../testing/desk.ts';
import { cleanPdf, scannedApp } from '../../testing/scannedApp.ts';
import { aFile } from '../../testing/upload.ts';
import { pdfs } from './pdfs.testing.ts';
import { samples } from './samples.testing.ts';

const app = await scannedApp();
const { db, as, world, clamd, everyMinute } = app;
const { aCase, token } = await aDesk(app);
const { download, firstPage, accept } = reader(app);

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

/** A link to a document that was sent to the client. */
async function sent(file: File) {
  const one = await aCase();
  await one.send({ send_client: '1', approve_client: '1' }, file);
  return { one, link: await one.tokenOf('client') };
}
const linkTo = async (bytes: Uint8Array, name = 'plan.pdf') =>
  (await sent(aFile(bytes, name))).link;

async function sizeOf({ rawPayload }: { rawPayload: Buffer }) {
  const { format, width, height } = await sharp(rawPayload).metadata();
  return [format, width, height];
}

describe('the first page of a document behind a link', () => {
  it('is a small picture in which something is written, for its reader alone', async () => {
    const link = await linkTo(pdfs.plan());
    const picture = await firstPage(link);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline/),
    });
    expect(await sizeOf(picture)).toEqual(['webp', 750, 1061]);
    expect(picture.rawPayload.length).toBeLessThan(45_000);
    const { channels } = await sharp(picture.rawPayload).stats();
    expect(channels[0]).toMatchObject({ max: expect.closeTo(255, -1), min: expect.closeTo(0, -2) });
    expect(channels[0]?.stdev).toBeGreaterThan(20);
    expect(await firstPage(link, '?file=2')).toMatchObject({ statusCode: 404 });
  });

  it('has the colours of the page', async () => {
    const { rawPayload } = await firstPage(await linkTo(pdfs.red()));
    const { channels } = await sharp(rawPayload).stats();
    const [red = 0, green = 255, blue = 255] = channels.map(({ mean }) => mean);
    expect(red).toBeGreaterThan(240);
    expect(Math.max(green, blue)).toBeLessThan(15);
  });

  it.each([
    ['turned', pdfs.upright(), [750, 1061]],
    ['larger than any paper', pdfs.enormous(), [750, 750]],
    ['endlessly long', pdfs.endless(), [1, 1500]],
  ])('stays small when the page is %s', async (_what, bytes, size) => {
    expect(await sizeOf(await firstPage(await linkTo(bytes)))).toEqual(['webp', ...size]);
  });

  it.each([
    ['encrypted', pdfs.encrypted()],
    ['broken', pdfs.broken()],
    ['cut off', pdfs.cutOff()],
    ['drawn by drawing itself', pdfs.itself()],
    ['never done with what it began', pdfs.unending()],
    ['a little file with much in it', pdfs.bomb()],
    ['more than the memory that it may use', pdfs.large()],
    ['slow on purpose', pdfs.slow()],
  ])('is not there when the document is %s, which opens as ever', async (_what, bytes) => {
    const link = await linkTo(bytes);
    expect((await firstPage(link)).statusCode).toBe(404);
    expect((await download(link)).rawPayload.equals(bytes)).toBe(true);
  });

  it.each([
    ['objects in objects in objects', pdfs.nested()],
    ['a picture of a hundred million points', pdfs.pictureBomb()],
  ])('survives %s, and so does the next document', async (_what, bytes) => {
    expect(await sizeOf(await firstPage(await linkTo(bytes)))).toEqual(['webp', 750, 1061]);
    expect((await firstPage(await linkTo(pdfs.plan()))).statusCode).toBe(200);
  });

  it('is in the log when it was seen, and then only', async () => {
    const seen = () =>
      db.selectFrom('events').where('action', '=', 'approvals.firstPage').execute();
    const links = [await linkTo(pdfs.plan()), await linkTo(pdfs.encrypted())] as const;
    const before = (await seen()).length;
    await firstPage(links[1]);
    await firstPage(links[0]);
    await expect.poll(async () => (await seen()).length).toBe(before + 1);
  });

  it('is not drawn for who only looks whether it is there', async () => {
    const url = `/api/approval-request/${await linkTo(pdfs.plan())}/first-page`;
    expect((await app.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
  });

  it('is not there while others are slowly drawn, and holds up nobody who reads a file', async () => {
    const slow = await Promise.all(Array.from({ length: 5 }, () => linkTo(pdfs.slow())));
    const plan = await linkTo(pdfs.plan());
    const drawing = slow.map((link) => firstPage(link));
    await expect.poll(() => world.reading.pending()).toBe(3);
    expect((await firstPage(plan)).statusCode).toBe(404);
    expect((await download(plan)).statusCode).toBe(200);
    for (const { statusCode } of await Promise.all(drawing)) expect(statusCode).toBe(404);
    expect((await firstPage(plan)).statusCode).toBe(200);
  });

  it('is not there for what is no PDF', async () => {
    const link = await linkTo(samples.docx, 'Offerte.docx');
    expect((await firstPage(link)).statusCode).toBe(404);
    expect((await download(link)).statusCode).toBe(200);
  });

  it('waits for the scanner as the document does', async () => {
    clamd.feel('hangs');
    const { link } = await sent(cleanPdf());
    const [picture, document] = [await firstPage(link), await download(link)];
    expect([picture.statusCode, picture.json()]).toEqual([422, document.json()]);
    await db.updateTable('files').set({ scan: 'infected' }).where('scan', '=', 'waiting').execute();
    expect((await firstPage(link)).statusCode).toBe(422);
    clamd.feel('well');
    await everyMinute();
  });

  it('is seen after the answer, and not once the document was taken back', async () => {
    const { one, link } = await sent(aFile(pdfs.plan(), 'plan.pdf'));
    await accept(link);
    expect((await firstPage(link)).statusCode).toBe(200);
    expect((await as(token).delete(one.path)).statusCode).toBe(204);
    expect((await firstPage(link)).statusCode).toBe(404);
  });

  it('leaves nothing behind where uploads wait', async () => {
    expect(await readdir(world.tmpDir)).toEqual([]);
  });
});
