import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aDesk } from '../../testing/desk.ts';
import { password } from '../../testing/factories.ts';
import type { OpenedApp } from '../../testing/openApp.ts';
import { testApp } from '../../testing/testApp.ts';
import { s3Account, startS3 } from './s3.testing.ts';

const many = 12;
const all = <T>(work: () => Promise<T>) => Array.from({ length: many }, () => work());

async function anOffice(opened: OpenedApp) {
  const { app, as, db } = opened;
  const { token, marieke, aCase } = await aDesk(opened);
  const one = await aCase();
  const stored = async () => {
    const { id } = (await one.send()).json();
    const url = `${one.path}/files/${id}/versions`;
    const [{ id: versionId }] = (await as(token).get(url)).json().data;
    const { key } = await db
      .selectFrom('files')
      .select('key')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return { key, url: `${url}/${versionId}/download` };
  };
  const head = (url: string) =>
    app.inject({
      method: 'HEAD',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const work = async () => {
    const note = { note: 'Gebeld', date: '2026-06-01 10:00:00' };
    const signIn = { email: marieke.email, password };
    const answers = [
      await as(token).get(one.path),
      await as(token).post(`${one.path}/notes`, note),
      await as().post('/auth/login', signIn),
    ];
    return answers.map(({ statusCode }) => statusCode);
  };
  return { ...one, stored, head, get: as(token).get, work };
}

describe('an object store that hangs', async () => {
  const s3 = await startS3('traject');
  afterAll(s3.close);
  const env = {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: 'traject',
    S3_REGION: s3Account.region,
    S3_ACCESS_KEY_ID: s3Account.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
  };
  const office = await anOffice(await testApp({ env }));

  it('holds up those who upload files, and nobody else', async () => {
    const letGo = s3.hold();
    const sending = all(office.send);
    await expect.poll(() => s3.held.now).toBeGreaterThanOrEqual(5);
    expect(await office.work()).toEqual([200, 200, 200]);
    letGo();
    for (const { statusCode } of await Promise.all(sending))
      expect([200, 503]).toContain(statusCode);
    expect((await office.send()).statusCode).toBe(200);
  });

  it('holds up those who download files, and nobody else', async () => {
    const { url } = await office.stored();
    const letGo = s3.hold();
    const asking = [...all(() => office.get(url)), ...all(() => office.head(url))];
    await expect.poll(() => s3.held.now).toBeGreaterThanOrEqual(5);
    expect(await office.work()).toEqual([200, 200, 200]);
    for (const { statusCode } of await Promise.all(asking)) expect(statusCode).toBe(503);
    letGo();
    expect((await office.get(url)).statusCode).toBe(200);
  });
});

describe('a folder that hangs', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'traject-hangs-'));
  afterAll(() => rm(DATA_DIR, { recursive: true }));
  const opened = await testApp({ env: { DATA_DIR } });
  const office = await anOffice(opened);
  const pathOf = (key: string) => join(DATA_DIR, 'files', key.slice(0, 2), key.slice(2, 4), key);

  it('holds up those who download its files, and not those who sign in', async () => {
    const { key, url } = await office.stored();
    const place = pathOf(key);
    await rm(place);
    // Opening a pipe blocks until somebody writes to it: a thread waits, as on a remote folder.
    execFileSync('mkfifo', [place]);
    const asking = all(() => office.get(url));
    try {
      expect(await office.work()).toEqual([200, 200, 200]);
    } finally {
      const writer = openSync(place, constants.O_RDWR | constants.O_NONBLOCK);
      await Promise.all(asking);
      closeSync(writer);
    }
    const other = await office.stored();
    expect((await office.get(other.url)).statusCode).toBe(200);
  });

  it('leaves no file open whose opening could not be recorded', async () => {
    const { key, url } = await office.stored();
    const { sql } = opened;
    await sql.unsafe(`create function be_late() returns trigger language plpgsql as $$
        begin raise exception 'late' using errcode = '40P01'; end $$;
      create trigger late before insert on events for each row execute function be_late()`);
    expect((await office.get(url)).statusCode).toBe(503);
    await sql`drop function be_late cascade`;
    expect(await openFiles()).not.toContain(pathOf(key));
    expect((await office.get(url)).statusCode).toBe(200);
    await expect.poll(openFiles).not.toContain(pathOf(key));
  });
});

/** What this process has open now. */
async function openFiles() {
  const numbers = await readdir('/proc/self/fd');
  const paths = numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => ''));
  return Promise.all(paths);
}
