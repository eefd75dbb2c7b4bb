import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadDemo } from '../../demo/load.ts';
import { anAccount } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { emptyDb, testDb } from '../../testing/testDb.ts';
import { applyMigrations, migrationNames } from '../database/migrate.ts';
import { openStorage } from '../files/openStorage.ts';
import { s3Account, startS3 } from '../files/s3.testing.ts';
import { s3Storage } from '../files/s3Storage.ts';
import type { Storage } from '../files/storage.ts';
import { createJobs } from '../program/jobs.ts';
import { backUp } from './backUp.ts';
import { aFolder, aSmallPlace, placeOf, repacked, stateOf } from './backup.testing.ts';
import { openArchive } from './readArchive.ts';
import { restore } from './restore.ts';
import { inTransaction } from './transaction.ts';

// Mail waits for a server that is not there.
const { sql, db, url, world } = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
const source = { sql, url, storage: openStorage(world.settings) };
const folder = await aFolder();
const whole = join(folder, 'whole.zip');

beforeAll(async () => {
  await db.transaction().execute(async (tx) => {
    await loadDemo(world, tx);
    const data = { first_name: 'Zoë', link: 'http://x/1', minutes: 60 };
    const mail = { to: 'zoe@example.nl', language: 'nl', template: 'reset', data } as const;
    await world.mail.send(tx, { ...mail, concerns: [] });
  });
  // Its mail server is down: after the first attempt nobody retries, and the mail stays as it is.
  const inHand = () => sql`select from mails where turn is not null
    and (not tried or taken_until is not null)`;
  await vi.waitUntil(async () => (await inHand()).length === 0, { timeout: 20_000 });
  await vi.waitUntil(async () => {
    const later = await sql`update jobs.job set start_after = now() + interval '1 day'
      where name = 'mail' and state = 'retry' returning id`;
    return later.length === 1;
  });
  await backUp(source, whole);
});

describe('a backup', () => {
  it('restores every row and every file elsewhere, including unsent mail', async () => {
    const place = await placeOf(await emptyDb());
    await restore(place, whole);
    expect(await stateOf(place)).toEqual(await stateOf(source));
    const [mail] = await sql`select id from mails where recipient = 'zoe@example.nl'`;
    const jobs = await place.sql`select data, state from jobs.job where name = 'mail'`;
    expect([...jobs]).toEqual([{ data: { mail_id: mail?.id }, state: 'created' }]);
    expect((await stat(whole)).mode & 0o777).toBe(0o600);

    expect(await place.sql.unsafe(rules), 'keys, triggers and numbers').toEqual(
      await sql.unsafe(rules),
    );
    const [last] = await sql`select max(id) from accounts`;
    expect((await anAccount(place.db)).id).toBe(last?.max + 1);
    await expect(place.sql`delete from events`).rejects.toThrow('append-only');
  });

  it('restores every row and every file into an object store, and back from it', async () => {
    const s3 = await startS3('traject');
    const bucket = s3Storage({ ...s3Account, endpoint: s3.endpoint, bucket: 'traject' });
    const store = await placeOf(await emptyDb(), bucket);
    await restore(store, whole);
    const file = join(folder, 'store.zip');
    await backUp(store, file);
    const place = await placeOf(await emptyDb());
    await restore(place, file);
    expect(await stateOf(place)).toEqual(await stateOf(source));
    expect((await s3.names()).length).toBeGreaterThan(10);
    await s3.close();
  });

  it('captures one moment, whatever is written, removed and swept before it is done', async () => {
    const small = await aSmallPlace();
    await small.aFile('first');
    const second = await small.aFile('second');
    // More than any buffer on the way can hold.
    await small.sql`insert into events (action, record, request_id)
      select 'x', '{}', repeat('x', n % 1000) from generate_series(1, 5000) n`;
    const before = await stateOf(small);
    const get: Storage['get'] = async (key) => {
      await small.aFile('third');
      await small.files.remove(small.db, second.id);
      await small.files.sweep({ age: -60_000 });
      return small.storage.get(key);
    };
    const file = join(folder, 'moment.zip');
    await backUp({ url: small.url, storage: { ...small.storage, get } }, file);
    const place = await placeOf(await emptyDb());
    await restore(place, file);
    expect(await stateOf(place)).toEqual(before);
    await small.files.sweep({ age: -60_000 });
    await expect(small.storage.get(second.key), 'swept afterwards').rejects.toThrow();
  });

  it('never overwrites a file, and leaves none when it cannot be finished', async () => {
    await expect(backUp(source, whole)).rejects.toThrow('already exists');
    await using archive = await openArchive(whole);
    expect(archive.manifest.missing_files).toEqual([]);
    const small = await aSmallPlace();
    await small.aFile('first');
    const get = () => Promise.reject(new Error('the storage is down'));
    const file = join(folder, 'unfinished.zip');
    const failing = backUp({ url: small.url, storage: { ...small.storage, get } }, file);
    await expect(failing).rejects.toThrow('the storage is down');
    expect((await readdir(folder)).filter((name) => name.startsWith('unfinished'))).toEqual([]);
    await expect(backUp(source, join(folder, 'no/such/folder.zip'))).rejects.toThrow('ENOENT');
    await backUp(small, file);
  });

  it('is made from what is left when a file is missing, and says which', async () => {
    const small = await aSmallPlace();
    const [lost, other] = [await small.aFile('lost'), await small.aFile('other')];
    await small.storage.remove(lost.key);
    await small.sql`update files set sha256 = 'another' where id = ${other.id}`;
    const file = join(folder, 'gap.zip');
    const { manifest, changed } = await backUp(small, file);
    expect([manifest.missing_files, changed]).toEqual([[lost.key], [other.key]]);
    const place = await placeOf(await emptyDb());
    await restore(place, file);
    expect(await place.sql`select key from files`).toHaveLength(2);
  });

  it('from an older version is migrated when restored; from a newer one it is refused', async () => {
    const older = await placeOf(await emptyDb());
    await inTransaction(older.url, async ({ run }) => {
      await applyMigrations(run, (await migrationNames()).slice(0, 12));
      await run(`insert into organisations (name) values ('Een')`);
      await run(`insert into accounts (email, first_name, last_name)
        values ('a@x.nl', 'Zoë', 'B')`);
      await run(`insert into memberships values (1, 1, 'client')`);
    });
    const file = join(folder, 'older.zip');
    await backUp(older, file);
    const place = await placeOf(await emptyDb());
    await restore(place, file);
    const [account] = await place.sql`select search_text from people`;
    expect(account?.search_text).toBe(' zoe b a@x.nl');
    expect(await place.sql`select from migrations`).toHaveLength((await migrationNames()).length);

    const newer = await repacked(file, ({ manifest }) => manifest.migrations.push('9999-more.sql'));
    await expect(restore(place, newer)).rejects.toThrow('newer version');
    const form = await repacked(file, ({ manifest }) => Object.assign(manifest, { format: 2 }));
    await expect(restore(place, form)).rejects.toThrow('newer version');
  });
});

it('a restore refuses to overwrite data in use unless told to, and never data that is not ours', async () => {
  const place = await placeOf(await testDb());
  await anAccount(place.db);
  await expect(restore(place, whole)).rejects.toThrow('--replace');
  await restore(place, whole, { replace: true });
  expect(await stateOf(place)).toEqual(await stateOf(source));

  const other = await placeOf(await emptyDb());
  await other.sql`create table theirs ()`;
  await expect(restore(other, whole, { replace: true })).rejects.toThrow('another program');
  const log = { info() {}, warn() {}, error() {} };
  const jobs = createJobs({ url: place.url, log });
  await jobs.start();
  await expect(restore(place, whole, { replace: true })).rejects.toThrow('stop it first');
  await jobs.stop();
});

const rules = `select array_agg(x order by x) as x from (
  select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass || tgname || tgenabled::text from pg_trigger where not tgisinternal
  union all select sequencename || coalesce(last_value, 0) from pg_sequences
  where schemaname = 'public') s(x)`;
