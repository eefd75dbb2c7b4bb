import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { afterAll, describe, expect, it } from 'vitest';
import { aDesk } from '../../testing/desk.ts';
import { testApp } from '../../testing/testApp.ts';
import { nobody, testFiles } from './files.testing.ts';
import { folderStorage } from './folderStorage.ts';
import { guardStorage } from './guardStorage.ts';
import { giveUpFiles, proveStorage } from './installation.ts';
import { openOwnStorage } from './openStorage.ts';
import { s3Account, startS3 } from './s3.testing.ts';
import { call } from './s3Calls.ts';
import { s3Storage } from './s3Storage.ts';
import { newKey, ObjectMissing, type Storage, storageAway } from './storage.ts';

const away = { status: 503, retryAfter: 2 };

it('files that are not mounted are away, and come back with the folder', async () => {
  const opened = await testApp();
  const { app, as, world } = opened;
  const { token, aCase } = await aDesk(opened);
  const one = await aCase();
  const { id } = (await one.send()).json();
  const versions = `${one.path}/files/${id}/versions`;
  const [{ id: version }] = (await as(token).get(versions)).json().data;
  const download = () => as(token).get(`${versions}/${version}/download`);
  const answers = async () => {
    const all = [await download(), await one.send(), await app.inject('/readyz')];
    return all.map(({ statusCode }) => statusCode);
  };
  expect(await answers()).toEqual([200, 200, 200]);

  const folder = join(world.settings.DATA_DIR, 'files');
  await rename(folder, `${folder}.away`);
  expect(await answers()).toEqual([503, 503, 503]);
  const { warnings } = await world.health.look();
  expect(warnings.map(({ code }) => code)).toContain('storage_swapped');

  // What a disk is mounted over may hold a mark too: the program made one there before it was.
  const mark = await readFile(join(`${folder}.away`, 'installation'), 'utf8');
  await mkdir(folder);
  await writeFile(join(folder, 'installation'), mark);
  expect(await answers()).toEqual([503, 503, 503]);
  const log = { info() {}, warn() {}, error() {} };
  // As the program asks it, and as a command does.
  for (const storage of [openOwnStorage(world.settings, opened.db), folderStorage(folder)])
    await expect(proveStorage(storage, opened.db, log)).rejects.toThrow('none of the newest is in');

  await rm(folder, { recursive: true });
  await rename(`${folder}.away`, folder);
  expect(await answers()).toEqual([200, 200, 200]);
});

describe('a folder', async () => {
  const { db, dir, storage, anUpload, change, files } = await testFiles();

  it('to which nothing can be written any more is told of before somebody sends a file', async () => {
    const isReadOnly = Object.assign(new Error('read-only'), { code: 'EROFS' });
    let writes = storage.proveWritable;
    const guarded = guardStorage({ ...storage, proveWritable: async () => writes?.() }, db);
    expect(await guarded.state()).toEqual({ is: 'ours' });
    writes = () => Promise.reject(storageAway(isReadOnly));
    expect(await guarded.state()).toEqual({ is: 'away', why: 'EROFS' });
  });

  it('files that are lost for good are gone without, once somebody said so', async () => {
    const log = { info() {}, warn() {}, error() {} };
    const key = newKey();
    await storage.put(key, (await anUpload()).path, { mime: 'application/pdf', size: 10 });
    const row = { path: '', name: 'a.pdf', mime: 'a', size: 10, sha256: 'ab'.repeat(32), key };
    await change((tx) => files.store(tx, row, nobody));
    await proveStorage(storage, db, log);
    await storage.remove(key);
    await expect(proveStorage(storage, db, log)).rejects.toThrow('go on without them');
    await storage.claim(randomUUID());
    await giveUpFiles(storage, db);
    await expect(proveStorage(storage, db, log)).rejects.toThrow('belong to another installation');
    await rm(dir, { recursive: true });
    await expect(proveStorage(storage, db, log)).rejects.toThrow('go on without them');
    await giveUpFiles(storage, db);
    await proveStorage(storage, db, log);
    expect(await guardStorage(storage, db).state()).toEqual({ is: 'ours' });
  });
});

describe('a bucket', async () => {
  const { db, anUpload, change, files } = await testFiles();
  const s3 = await startS3('traject');
  afterAll(s3.close);
  const { endpoint } = s3;
  const bucket = s3Storage({ ...s3Account, endpoint, bucket: 'traject' });
  const mark = `${endpoint}/traject/traject-installation`;
  const unmark = async () => {
    const client = new AwsClient({ ...s3Account, service: 's3' });
    (await call(client, mark, { method: 'DELETE' }, 5000)).resume();
  };
  async function stored(storage: Storage) {
    const [key, { path }] = [newKey(), await anUpload()];
    await storage.put(key, path, { mime: 'application/pdf', size: 10 });
    return key;
  }

  it('takes nothing and misses nothing once it was emptied or swapped', async () => {
    const storage = guardStorage(bucket, db);
    const key = await stored(storage);
    await expect(storage.get(newKey())).rejects.toBeInstanceOf(ObjectMissing);
    await bucket.remove(key);
    for (const empty of [unmark, () => bucket.claim(randomUUID())]) {
      await empty();
      await expect(stored(storage)).rejects.toMatchObject(away);
      await expect(storage.get(key)).rejects.toMatchObject(away);
      expect(await storage.state()).toEqual({ is: 'swapped' });
    }
    expect(await s3.names()).toEqual(['traject-installation']);
  });

  it('takes nothing once it was emptied of all but its mark', async () => {
    const { number } = await db
      .selectFrom('installation')
      .select('number')
      .executeTakeFirstOrThrow();
    await bucket.claim(number);
    const storage = guardStorage(bucket, db);
    const key = await stored(storage);
    const row = { path: '', name: 'a.pdf', mime: 'a', size: 10, sha256: 'cd'.repeat(32), key };
    await change((tx) => files.store(tx, row, nobody));
    await bucket.remove(key);
    await expect(stored(storage)).rejects.toMatchObject(away);
    await db.deleteFrom('files').execute();
    await bucket.remove(await stored(storage));
  });

  it('is ours by its files when only its mark was lost', async () => {
    await unmark();
    const storage = guardStorage(bucket, db);
    const key = await stored(storage);
    const row = { path: '', name: 'a.pdf', mime: 'a', size: 10, sha256: 'ab'.repeat(32), key };
    await change((tx) => files.store(tx, row, nobody));
    await unmark();
    await stored(storage);
    expect(await bucket.owner()).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is asked once in a while, and says so when it is gone', async () => {
    const storage = guardStorage(bucket, db, 60_000);
    await stored(storage);
    await bucket.claim(randomUUID());
    await stored(storage);
    const none = s3Storage({ ...s3Account, endpoint, bucket: 'nowhere' });
    expect(await guardStorage(none, db).state()).toMatchObject({ is: 'away' });
    await expect(stored(guardStorage(none, db))).rejects.toMatchObject(away);
  });
});
