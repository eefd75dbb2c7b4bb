import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { growOld, testFiles } from './files.testing.ts';
import { createFiles } from './files.ts';
import { proveStorage } from './installation.ts';
import { s3Account, startS3 } from './s3.testing.ts';
import { s3Storage } from './s3Storage.ts';
import { newKey } from './storage.ts';

const { db, dir, tmpDir, storage, files, change, objects, anUpload, aFile, allGrowOld } =
  await testFiles();

describe('the sweeper', () => {
  const sweepAll = () => files.sweep();

  it('removes the bytes of a removed file, once they are old enough', async () => {
    const [kept, removed] = [await aFile(), await aFile()];
    await change((tx) => files.remove(tx, removed.id));
    await sweepAll();
    expect(await objects()).toHaveLength(2);
    await allGrowOld();
    await sweepAll();
    const row = await db.selectFrom('files').select(['id', 'key']).executeTakeFirstOrThrow();
    expect(row.id).toBe(kept.id);
    expect(await objects()).toEqual([row.key]);
  });

  it('keeps files whose removal was rolled back', async () => {
    const { id } = await aFile();
    const failing = change(async (tx) => {
      await files.remove(tx, id);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    await allGrowOld();
    await sweepAll();
    const { stream } = await files.open(db, id);
    expect(await buffer(await stream())).toHaveLength(10);
  });

  it('removes old uploads that never became a file, and nothing else from the folder', async () => {
    const [old, young] = [await anUpload(), await anUpload()];
    const other = join(tmpDir, 'someone-elses');
    await writeFile(other, '');
    for (const path of [old.path, other]) await growOld(path);
    await sweepAll();
    await expect(stat(old.path)).rejects.toThrow('ENOENT');
    expect(await readdir(tmpDir)).toHaveLength(2);
    await stat(young.path);
  });

  it('touches nothing when the database knows no file at all: likely the wrong one', async () => {
    await aFile();
    await db.deleteFrom('files').execute();
    await allGrowOld();
    await expect(sweepAll()).rejects.toThrow('not those of this database');
    expect(await objects()).toHaveLength(1);
  });

  it('takes nothing from another installation, whatever rows its own database has', async () => {
    const { id } = await aFile();
    await aFile();
    await storage.claim(randomUUID());
    await db.deleteFrom('files').where('id', '=', id).execute();
    await allGrowOld();
    await expect(sweepAll()).rejects.toThrow('not those of this database');
    expect(await objects()).toHaveLength(2);
  });

  it('stops before it removes unusually much, and goes on when somebody says so', async () => {
    await aFile();
    const lost = 101;
    for (let n = 0; n < lost; n++) await storage.put(newKey(), (await anUpload()).path, about);
    await allGrowOld();
    await expect(sweepAll()).rejects.toThrow('101 of 102 stored files never belonged to a row');
    expect(await objects()).toHaveLength(lost + 1);
    await files.sweep({ evenIfMany: true });
    expect(await objects()).toHaveLength(1);
  });

  it('expects what was removed here, however much it is', async () => {
    const kept = await aFile();
    for (let n = 0; n < 101; n++) await aFile();
    await db.deleteFrom('files').where('id', '!=', kept.id).execute();
    await allGrowOld();
    await sweepAll();
    expect(await objects()).toHaveLength(1);
    expect(await binned()).toHaveLength(101);
    expect(await db.selectFrom('removed_files').select('key').execute()).toEqual([]);
  });

  it('puts what it removes in a bin, for a week', async () => {
    await aFile();
    const left = newKey();
    await storage.put(left, (await anUpload()).path, about);
    await allGrowOld();
    await sweepAll();
    expect(await binned()).toEqual([left]);
    await sweepAll();
    expect(await binned()).toEqual([left]);
    await growOld(join(dir, 'bin', left));
    await sweepAll();
    expect(await binned()).toEqual([]);
  });

  it('restores what has a row after all, when somebody opens it or by itself', async () => {
    const [opened, found] = [await aFile(), await aFile()];
    const keys = await objects();
    for (const key of keys) await storage.bin.add(key, new Date());
    const { stream } = await files.open(db, opened.id);
    expect((await buffer(await stream())).toString()).toBe('0123456789');
    expect(await binned()).toHaveLength(1);
    await sweepAll();
    expect(await binned()).toEqual([]);
    expect((await objects()).sort()).toEqual(keys.sort());
    expect(found.id).not.toBe(opened.id);
  });
});

describe('a file in the bin', () => {
  it('comes back for everybody who opens it at once', async () => {
    const { id } = await aFile();
    for (const key of await objects()) await storage.bin.add(key, new Date());
    const opened = await Promise.all([1, 2, 3].map(() => files.open(db, id)));
    const read = await Promise.all(opened.map(async ({ stream }) => buffer(await stream())));
    expect(read.map(String)).toEqual(Array(3).fill('0123456789'));
  });
});

describe('a storage whose clock is two hours behind', () => {
  it('loses nothing of a change that is still in progress', async () => {
    const s3 = await startS3('late', { now: () => new Date(Date.now() - 2 * 60 * 60 * 1000) });
    const late = s3Storage({ ...s3Account, endpoint: s3.endpoint, bucket: 'late' });
    const there = createFiles({ storage: late, tmpDir, db });
    await there.sweep();
    await late.put(newKey(), (await anUpload()).path, about);
    await there.sweep();
    expect((await s3.names()).filter((name) => !name.startsWith('traject'))).toHaveLength(1);
    await s3.close();
  });
});

describe('the program at startup', () => {
  const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() };
  const prove = () => proveStorage(storage, db, log);

  it('takes an empty storage, or one whose files its rows know, for its own', async () => {
    await prove();
    await prove();
    await rm(join(dir, 'installation'));
    await aFile();
    await prove();
    expect(await storage.owner()).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses the storage of another installation, with a sentence', async () => {
    await storage.claim(randomUUID());
    await expect(prove()).rejects.toThrow('belong to another installation than this database');
  });

  it('refuses files that no row knows, even if they have no owner', async () => {
    await storage.put(newKey(), (await anUpload()).path, about);
    await expect(prove()).rejects.toThrow('belong to another installation than this database');
  });

  it('refuses an empty storage while its database knows files: it is not mounted', async () => {
    await prove();
    await aFile();
    await rm(dir, { recursive: true });
    await expect(prove()).rejects.toThrow(
      /knows files, and none of the newest is in .*: mount that folder/,
    );
    expect(await storage.owner()).toBeUndefined();
  });

  it('goes on without a storage that is down, and says so', async () => {
    const closed = s3Storage({ ...s3Account, endpoint: 'http://127.0.0.1:9', bucket: 'none' });
    await proveStorage(closed, db, log);
    expect(log.warn).toHaveBeenCalledWith(
      'files: nobody listens at the port of the storage of the files; files answer 503',
    );
  });
});

const about = { mime: 'application/pdf', size: 10 };
async function binned() {
  const keys: string[] = [];
  for await (const { key } of storage.bin.list()) keys.push(key);
  return keys;
}
