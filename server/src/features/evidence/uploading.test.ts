import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { dropOldUploads } from '../../platform/files/uploads.ts';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const app = await testApp();
const { db, world, sql } = app;
const { school, sanne, tom, by } = await anEvaluationDesk(app);
const [eating = 0] = school.work_process_ids;
const token = await tokenOf(world, sanne);
const student = await by(sanne);
const path = `/evaluation-students/${sanne.id}`;
const send = uploadTo(app.app, token);

const megabyte = 1024 * 1024;
const film = Buffer.concat([samples.mp4, Buffer.alloc(9 * megabyte, 7)]);
const begin = (given = {}) =>
  student.post(`${path}/uploads`, { name: 'film.mp4', size: film.length, ...given });
const part = (id: number, position: number, to = position + 4 * megabyte) =>
  send(`${path}/uploads/${id}/parts`, {
    ...{ position: `${position}`, file: aFile(film.subarray(position, to), 'x.part') },
  });
const show = (id: number, headers = {}) => {
  const payload = new FormData();
  const said = { work_process_id: `${eating}`, title: 'Film', upload_id: `${id}` };
  for (const [name, value] of Object.entries(said)) payload.append(name, value);
  const authorization = `Bearer ${token}`;
  const all = { authorization, 'accept-language': 'nl', ...headers };
  return app.app.inject({ method: 'POST', url: `/api${path}/evidence`, payload, headers: all });
};
const whole = async () => {
  const { id } = (await begin()).json();
  for (let at = 0; at < film.length; at += 4 * megabyte) await part(id, at);
  return id;
};
const stored = async () => (await sql`select from files`).length;

beforeEach(async () => {
  app.time.now = undefined;
  for (const table of ['evidence', 'uploads'] as const) await db.deleteFrom(table).execute();
  await db.deleteFrom('files').execute();
});

it('a film comes in parts, goes on after a broken line, and is one file in the end', async () => {
  const { id } = (await begin()).json();
  expect((await part(id, 0)).json()).toEqual({
    ...{ id, size: film.length, received: 4 * megabyte },
  });
  expect((await part(id, 0)).json(), 'sent again').toMatchObject({ received: 4 * megabyte });
  expect((await student.get(`${path}/uploads/${id}`)).json().received).toBe(4 * megabyte);
  await part(id, 4 * megabyte);
  expect((await show(id)).json().errors).toEqual([
    'Het bestand is niet meer compleet. Kies het opnieuw.',
  ]);
  expect((await part(id, 8 * megabyte)).json()).toMatchObject({ received: film.length });
  const made = await show(id);
  expect(made.json()).toMatchObject({
    ...{ title: 'Film', file: { name: 'film.mp4', mime: 'video/mp4', size: film.length } },
  });
  const file = await student.get(`${path}/evidence/${made.json().id}/file`);
  expect(file.rawPayload.equals(film)).toBe(true);
  expect(await stored(), 'the parts are gone').toBe(1);
});

it('parts whose folder is not mounted are away, and make the film once it is back', async () => {
  const id = await whole();
  const folder = join(world.settings.DATA_DIR, 'files');
  await rename(folder, `${folder}.away`);
  const during = await show(id).finally(() => rename(`${folder}.away`, folder));
  expect(during.json()).toMatchObject({ status: 503 });
  expect((await show(id)).json()).toMatchObject({ file: { size: film.length } });
});

it('what was shown is answered again after a lost answer, and not shown twice', async () => {
  const id = await whole();
  const key = { 'idempotency-key': 'a-key-of-16-or-more' };
  const first = await show(id, key);
  expect(first.statusCode).toBe(200);
  expect((await show(id, key)).json()).toEqual(first.json());
  const second = await Promise.all([show(id), show(id)]);
  expect(second.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
  const other = await whole();
  const both = await Promise.all([show(other), show(other)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});

it.each([
  ['a kind that is not shown', { name: 'spel.exe' }, 'spel.exe'],
  ['a photo of more than 25 MB', { name: 'foto.jpg', size: 26 * megabyte }, '25 MB'],
])('%s is refused before it is sent', async (_what, given, sentence) => {
  const refused = await begin(given);
  expect([refused.statusCode, refused.json().errors[0]]).toEqual([
    422,
    expect.stringContaining(sentence),
  ]);
  expect((await begin({ size: 101 * megabyte })).statusCode).toBe(422);
});

it('parts come in order and make no more than was said', async () => {
  const { id } = (await begin()).json();
  expect((await part(id, 4 * megabyte)).statusCode, 'a gap').toBe(422);
  const short = (await begin({ size: 100 })).json();
  expect((await part(short.id, 0)).statusCode, 'too long').toBe(422);
  const same = await Promise.all([part(id, 0), part(id, 0), part(id, 0)]);
  expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await student.get(`${path}/uploads/${id}`)).json().received).toBe(4 * megabyte);
});

it('a film that is none is refused when it is whole', async () => {
  const words = Buffer.from('<script>alert(1)</script>');
  const { id } = (await begin({ size: words.length })).json();
  const sent = { position: '0', file: aFile(words, 'x.part') };
  expect((await send(`${path}/uploads/${id}/parts`, sent)).statusCode).toBe(200);
  expect((await show(id)).json().errors[0]).toContain('past niet bij de naam');
});

it('an upload is its sender’s alone, of whom the fourth ends the first', async () => {
  const { id } = (await begin()).json();
  await part(id, 0);
  const other = await by(tom);
  for (const refused of [
    other.get(`${path}/uploads/${id}`),
    other.get(`/evaluation-students/${tom.id}/uploads/${id}`),
  ])
    expect((await refused).statusCode).toBe(404);
  for (let n = 0; n < 3; n++) await begin();
  expect((await student.get(`${path}/uploads/${id}`)).statusCode).toBe(404);
  expect(await stored()).toBe(0);
});

it('what was never ended goes after a day', async () => {
  const { id } = (await begin()).json();
  await part(id, 0);
  await dropOldUploads(world);
  expect(await stored()).toBe(1);
  app.time.now = new Date(Date.now() + 25 * 3_600_000);
  await dropOldUploads(world);
  expect(await stored()).toBe(0);
});
