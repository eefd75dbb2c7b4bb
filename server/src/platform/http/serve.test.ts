import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { endpoint } from '@traject/contract/common/endpoint';
import { id, idParam, requiredText } from '@traject/contract/common/fields';
import { contract } from '@traject/contract/index';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { answerFailures } from './failures.ts';
import { serveOn } from './serve.ts';

const { world, db } = await testApp();
const upload = endpoint({
  summary: 'Keeps a paper',
  about: 'document',
  method: 'POST',
  path: '/papers',
  access: 'trajectories',
  upload: { file: { kinds: ['pdf'] } },
  body: z.strictObject({ note: requiredText(20) }),
  response: z.object({ id, note: z.string() }),
});
const download = endpoint({
  summary: 'Downloads a paper',
  method: 'GET',
  path: '/papers/:paperId',
  access: 'trajectories',
  params: z.strictObject({ paperId: idParam }),
  file: true,
  recorded: true,
});
contract.papers = { upload, download };

const app = Fastify();
answerFailures(app);
app.register(multipart);
const serve = serveOn(app, world);
serve(upload, async ({ db: tx, uploaded, body, user }) => {
  const [self] = user.people;
  const owner = {
    uploader_id: self?.id ?? null,
    organisation_id: self?.organisation_id ?? null,
  };
  if (!uploaded.file) throw new Error('The contract promises a file');
  const { id } = await world.files.store(tx, uploaded.file, owner);
  if (body.note === 'fail') throw new Error('after the file was stored');
  return { id, note: body.note, secret: 'not in the contract' };
});
serve(
  download,
  ({ db: tx, params, range }) => world.files.open(tx, params.paperId, { range }) as never,
);

let token: string;
beforeAll(async () => {
  const organisation = await anOrganisation(db);
  token = await tokenOf(world, await anAccount(db, { in: [['counselor', organisation]] }));
  await app.ready();
});
afterAll(() => app.close());

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const authorization = () => ({ authorization: `Bearer ${token}` });

function send(
  parts: Record<string, string | File>,
  headers: Record<string, string> = authorization(),
) {
  const payload = new FormData();
  for (const [name, value] of Object.entries(parts)) payload.append(name, value);
  return app.inject({ method: 'POST', url: '/papers', payload, headers });
}
const file = (bytes: Buffer = pdf, name = 'Plan van Fatima.pdf') =>
  new File([new Uint8Array(bytes)], name);

describe('a caller who was told that the database is down', () => {
  it('changes nothing any more when it comes back, and leaves no file', async () => {
    const count = () => db.selectFrom('files').select('id').execute();
    const before = await count();
    const { watchdog } = world;
    world.watchdog = (work) => work({ isOver: true });
    const answer = await send({ note: 'too late', file: file() });
    world.watchdog = watchdog;
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(await count()).toEqual(before);
  });
});

describe('a multipart endpoint', () => {
  it('[SHELL-23] takes a file and its fields, and answers only what the contract names', async () => {
    const answer = await send({ note: 'intake', file: file() });
    expect(answer.json()).toEqual({ id: expect.any(Number), note: 'intake' });
    const events = await db.selectFrom('events').select(['action', 'record']).execute();
    expect(events).toContainEqual({ action: 'papers.upload', record: { id: answer.json().id } });
  });

  it.each<[string, Record<string, string | File>]>([
    ['no file', { note: 'x' }],
    ['a file of another kind', { note: 'x', file: file(pdf, 'plan.exe') }],
    [
      'a file whose content is something else',
      { note: 'x', file: file(Buffer.from('MZ evil'), 'plan.pdf') },
    ],
    ['an empty file', { note: 'x', file: file(Buffer.alloc(0)) }],
    ['a file nobody asked for', { note: 'x', file: file(), other: file() }],
    ['a field nobody asked for', { note: 'x', file: file(), more: 'y' }],
    ['a field that is too long', { note: 'x'.repeat(21), file: file() }],
  ])('refuses %s with a sentence, and keeps nothing', async (_what, parts) => {
    const before = await db.selectFrom('files').select('id').execute();
    const answer = await send(parts);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatch(/\w/);
    expect(await db.selectFrom('files').select('id').execute()).toEqual(before);
    expect(await leftovers()).toEqual([]);
  });

  it('refuses JSON with 415 where a file is expected', async () => {
    const headers = authorization();
    const answer = await app.inject({
      method: 'POST',
      url: '/papers',
      payload: { note: 'x' },
      headers,
    });
    expect(answer.statusCode).toBe(415);
  });

  it('checks who calls before it reads a byte', async () => {
    expect((await send({ note: 'x', file: file() }, {})).statusCode).toBe(401);
    expect(await leftovers()).toEqual([]);
  });

  it('leaves neither row nor bytes when the work fails after the file was stored', async () => {
    const before = await stored();
    expect((await send({ note: 'fail', file: file() })).statusCode).toBe(500);
    expect(await stored()).toEqual(before);
  });
});

describe('an endpoint that answers a file', () => {
  const get = async (headers: Record<string, string> = {}) => {
    const { id } = (await send({ note: 'x', file: file() })).json();
    return app.inject({ url: `/papers/${id}`, headers: { ...authorization(), ...headers } });
  };

  it('sends it as an attachment that no browser runs, and records who opened it', async () => {
    const answer = await get();
    expect(answer.rawPayload).toEqual(pdf);
    expect(answer.headers['content-disposition']).toContain(
      'attachment; filename="Plan van Fatima.pdf"',
    );
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const opened = await db
      .selectFrom('events')
      .where('action', '=', 'papers.download')
      .selectAll()
      .execute();
    expect(opened).toHaveLength(1);
  });

  it('sends the part that was asked for', async () => {
    const answer = await get({ range: 'bytes=0-3' });
    expect([answer.statusCode, answer.body]).toEqual([206, '%PDF']);
    expect((await get({ range: 'bytes=999-' })).statusCode).toBe(416);
  });

  it('answers 404 for a file that is not there', async () => {
    const answer = await app.inject({ url: '/papers/999999', headers: authorization() });
    expect(answer.statusCode).toBe(404);
  });
});

const leftovers = () => readdir(world.tmpDir).catch(() => []);
const stored = async () => {
  const folder = join(world.settings.DATA_DIR, 'files');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};
