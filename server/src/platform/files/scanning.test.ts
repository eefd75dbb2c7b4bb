import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { troubles } from '../../testing/clamd.ts';
import { aDesk } from '../../testing/desk.ts';
import { cleanPdf, infectedPdf, scannedApp } from '../../testing/scannedApp.ts';
import { folderStorage } from './folderStorage.ts';
import { samples } from './samples.testing.ts';
import { scanState } from './scanning.queries.ts';

const app = await scannedApp();
const { db, world, as, clamd, lines, everyMinute } = app;
const desk = await aDesk(app);
const staff = as(desk.token);
const choices = { trajectory_file_type_id: '1', trajectory_file_action_id: '1' };
const storage = folderStorage(join(world.settings.DATA_DIR, 'files'));

type Document = { id: number; versions: { id: number; scan: string | null }[] };

async function aTrajectory() {
  const { id, path } = await desk.aCase();
  const files = `${path}/files`;
  const events = () =>
    db
      .selectFrom('events')
      .where('action', 'in', ['documents.create', 'files.infected'])
      .where((eb) => eb.or([eb('refused', 'is not', null), eb('action', '=', 'files.infected')]))
      .where(sql<boolean>`record ->> 'trajectoryId' = ${`${id}`}`)
      .select(['action', 'refused', 'record'])
      .execute();
  return {
    id,
    events,
    send: (file: File) => desk.upload(files, { ...choices, file }),
    list: async (): Promise<Document[]> => (await staff.get(files)).json().data,
    open: ({ id, versions }: Document) =>
      staff.get(`${files}/${id}/versions/${versions[0]?.id}/download`),
  };
}

async function stored() {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.length;
}
const rows = async () => (await db.selectFrom('files').select('id').execute()).length;

beforeEach(async () => {
  lines.length = 0;
  await db.updateTable('files').set({ scan: 'clean' }).execute();
});

it('a file with a virus is refused, nothing of it is kept, and the logs name the virus', async () => {
  const { id, send, list, events } = await aTrajectory();
  const before = [await rows(), await stored()];
  const refused = await send(infectedPdf());
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    ['In ‘plan.pdf’ is een virus gevonden. Het bestand is niet bewaard.'],
  ]);
  expect(await list()).toEqual([]);
  expect([await rows(), await stored()]).toEqual(before);
  const virus = 'Traject-Test.UNOFFICIAL';
  const record = { trajectoryId: `${id}`, virus };
  await expect.poll(events).toEqual([{ action: 'documents.create', refused: 422, record }]);
  expect(lines.join()).toContain(virus);
  expect(lines.join()).not.toContain('plan.pdf');
});

describe('while the scanner is of no use', () => {
  it.each(troubles)('and %s, a file comes, waits and is opened by nobody', async (mood) => {
    const { send, list, open } = await aTrajectory();
    clamd.feel(mood);
    const sent = await send(cleanPdf());
    expect([sent.statusCode, sent.json().versions[0].scan]).toEqual([200, 'waiting']);
    const opened = await open(sent.json());
    expect([opened.statusCode, opened.json().errors]).toEqual([
      422,
      ['Dit bestand wordt nog op virussen gecontroleerd. Probeer het straks opnieuw.'],
    ]);
    expect(await list()).toMatchObject([{ versions: [{ scan: 'waiting' }] }]);
  });

  it('a file opens by itself once the scanner is back', async () => {
    const { send, open } = await aTrajectory();
    await clamd.away();
    const document = (await send(cleanPdf())).json();
    await everyMinute();
    const state = { waiting: 1, infected: 0, oldest: expect.any(Date) };
    expect(await scanState(world.db)).toEqual(state);
    await clamd.back();
    await everyMinute();
    await expect.poll(async () => (await open(document)).statusCode).toBe(200);
    expect((await open(document)).rawPayload).toEqual(samples.pdf);
    expect(await scanState(world.db)).toEqual({ waiting: 0, infected: 0, oldest: null });
  });

  it('a virus that is found later closes the file, and its organisation reads so', async () => {
    const { id, send, list, open, events } = await aTrajectory();
    clamd.feel('hangs');
    const document = (await send(infectedPdf())).json();
    clamd.feel('well');
    await everyMinute();
    const record = { trajectoryId: id, virus: 'Traject-Test.UNOFFICIAL' };
    await expect.poll(events).toEqual([{ action: 'files.infected', refused: null, record }]);
    const opened = await open(document);
    expect([opened.statusCode, opened.json().errors]).toEqual([
      422,
      ['In dit bestand is een virus gevonden; het wordt niet geopend.'],
    ]);
    expect(await list()).toMatchObject([{ versions: [{ scan: 'infected' }] }]);
    expect((await scanState(world.db)).infected).toBe(1);
  });

  it('one file that cannot be read does not keep the others waiting', async () => {
    const { send, open } = await aTrajectory();
    await clamd.away();
    const lost = (await send(cleanPdf())).json();
    const waiting = db.updateTable('files').where('scan', '=', 'waiting');
    await waiting.set({ key: '0'.repeat(32) }).execute();
    const found = (await send(cleanPdf())).json();
    await clamd.back();
    await everyMinute();
    await expect.poll(async () => (await open(found)).statusCode).toBe(200);
    expect((await open(lost)).statusCode).toBe(422);
  });
});

it('what came before there was a scanner is opened as it was', async () => {
  const { send, list, open } = await aTrajectory();
  const document = (await send(cleanPdf())).json();
  await db.updateTable('files').set({ scan: null, scanned_at: null }).execute();
  expect((await open(document)).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ versions: [{ scan: null }] }]);
});

it('a picture that the program draws anew is shown, whatever the scanner does', async () => {
  clamd.feel('hangs');
  const before = await scanState(world.db);
  const picture = new File([new Uint8Array(samples.png)], 'ik.png');
  const drawn = await desk.upload('/account/picture', { picture });
  expect(drawn.statusCode, drawn.body).toBe(204);
  expect((await staff.get('/account/picture')).statusCode).toBe(200);
  expect(await scanState(world.db)).toEqual(before);
});
