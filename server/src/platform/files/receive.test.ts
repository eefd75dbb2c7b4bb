import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { FileKind } from '@traject/contract/common/fileKinds';
import fastify from 'fastify';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../http/errors.ts';
import { type Received, receiveFile } from './receive.ts';
import { samples } from './samples.testing.ts';

const tmpDir = await mkdtemp(join(tmpdir(), 'traject-receive-'));
const megabytes = 3;
const maxBytes = megabytes * 1024 * 1024;
const app = fastify();
await app.register(multipart, { limits: { fileSize: 50 * 1024 * 1024 } });
app.post<{ Querystring: { kinds?: string } }>('/', async (call, reply) => {
  const kinds = (call.query.kinds?.split(',') ?? ['pdf', 'office', 'image']) as FileKind[];
  try {
    for await (const part of call.parts())
      if (part.type === 'file') return await receiveFile(part, { kinds, tmpDir, megabytes });
  } catch (error) {
    if (error instanceof AppError)
      return reply.code(error.status).send({ errors: [`${error.message} ${error.say('en')}`] });
    throw error;
  }
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await app.close();
  await rm(tmpDir, { recursive: true });
});
afterEach(async () => {
  for (const name of await readdir(tmpDir)) await rm(join(tmpDir, name));
});

async function upload(name: string, content: Buffer, kinds?: string) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)]), name);
  const query = kinds ? `?kinds=${kinds}` : '';
  const answer = await fetch(`${address}/${query}`, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as Received & { errors: string[] } };
}

async function expectRefused(name: string, content: Buffer, error: string, kinds?: string) {
  const { status, body } = await upload(name, content, kinds);
  expect(body.errors?.[0]).toContain(error);
  expect(status).toBe(422);
  expect(await readdir(tmpDir)).toEqual([]);
}

const aPart = (chunks: Iterable<Buffer> | AsyncIterable<Buffer>) => ({
  file: Object.assign(Readable.from(chunks), { truncated: false, bytesRead: 0 }),
  filename: 'a.pdf',
});

describe('an upload', () => {
  it('arrives in full in a temporary file that only this program can read', async () => {
    const { status, body } = await upload('Verslag – Zoë.pdf', samples.pdf);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Verslag – Zoë.pdf',
      mime: 'application/pdf',
      size: samples.pdf.length,
      sha256: createHash('sha256').update(samples.pdf).digest('hex'),
    });
    expect(await readFile(body.path)).toEqual(samples.pdf);
    expect((await stat(body.path)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['virus.exe', samples.pdf],
    ['plan.pdf.exe', samples.pdf],
    ['pdf', samples.pdf],
    ['page.html', samples.html],
    ['cijfers.xlsx', samples.xlsx],
  ])('refuses %s because of its name', (name, content) =>
    expectRefused(name, content, 'file.type'),
  );

  it('refuses a picture where a document is expected, and says what is', async () => {
    await expectRefused('foto.png', samples.png, 'Choose: pdf, doc, docx.', 'pdf,office');
  });

  it('refuses a file whose content is not what its name says', async () => {
    await expectRefused('plan.pdf', samples.html, 'file.content');
    await expectRefused('foto.jpg', Buffer.concat([samples.jpg, samples.zip]), 'file.content');
  });

  it('refuses an empty file', () => expectRefused('plan.pdf', Buffer.alloc(0), 'file.empty'));

  it('accepts a file of exactly the limit and refuses one byte more', async () => {
    const fits = Buffer.concat([samples.pdf, Buffer.alloc(maxBytes - samples.pdf.length, 32)]);
    expect((await upload('plan.pdf', fits)).body.size).toBe(maxBytes);
    for (const name of await readdir(tmpDir)) await rm(join(tmpDir, name));
    await expectRefused('plan.pdf', Buffer.concat([fits, Buffer.from(' ')]), 'at most 3 MB');
  });

  it('refuses a far larger file, and still answers', async () => {
    await expectRefused('plan.pdf', Buffer.alloc(40 * 1024 * 1024, '%PDF-'), 'at most 3 MB');
  });

  it('writes no more to the disk than the limit', async () => {
    let written = 0;
    const aLot = async function* () {
      for (let n = 0; n < 100; n++) yield Buffer.alloc(1024 * 1024, 1);
      const [name = ''] = await readdir(tmpDir);
      written = (await stat(join(tmpDir, name))).size;
    };
    const refused = receiveFile(aPart(aLot()), { kinds: ['pdf'], tmpDir, megabytes });
    await expect(refused).rejects.toMatchObject({ status: 422 });
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThanOrEqual(maxBytes);
  });

  it('leaves nothing behind when the sender hangs up halfway', async () => {
    const { port } = app.server.address() as AddressInfo;
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 9000 };
    const sender = request({ port, method: 'POST', headers }).on('error', () => {});
    sender.write(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
    );
    while ((await readdir(tmpDir)).length === 0) await pause(10);
    sender.destroy();
    while ((await readdir(tmpDir)).length > 0) await pause(10);
  });

  it('[ERR-01] answers 503 when the disk does not accept it', async () => {
    const nowhere = { kinds: ['pdf'] as const, tmpDir: '/dev/null/tmp' };
    const refused = receiveFile(aPart([samples.pdf]), nowhere);
    await expect(refused).rejects.toMatchObject({ status: 503 });
  });
});
