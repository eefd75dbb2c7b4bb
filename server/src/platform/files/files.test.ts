import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testDb } from '../../testing/testDb.ts';
import type { Db } from '../db.ts';
import { createFiles } from './files.ts';
import { folderStorage } from './folderStorage.ts';
import { newKey } from './storage.ts';

const dir = await mkdtemp(join(tmpdir(), 'traject-files-'));
afterAll(() => rm(dir, { recursive: true }));
const tmpDir = join(dir, 'tmp');
const { db } = await testDb();
const storage = folderStorage(join(dir, 'objects'));
const files = createFiles({ storage, tmpDir, db });
const nobody = { uploader_id: null, organisation_id: null };

const objects = async () => {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys;
};
const change = <T>(work: (tx: Db) => Promise<T>) =>
  files.guard(() => db.transaction().execute(work));

async function anUpload(content = '0123456789') {
  const path = join(tmpDir, `upload-${newKey()}`);
  await writeFile(path, content);
  const size = content.length;
  return { path, name: 'Plan é.pdf', mime: 'application/pdf', size, sha256: 'ab'.repeat(32) };
}
const aFile = async () => {
  const received = await anUpload();
  return change((tx) => files.store(tx, received, nobody));
};
const grewOld = (path: string) => utimes(path, new Date(0), new Date('2026-01-01'));
const placeOf = (key: string) => join(dir, 'objects', key.slice(0, 2), key.slice(2, 4), key);

beforeEach(async () => {
  await rm(dir, { recursive: true });
  await db.deleteFrom('files').execute();
  await mkdir(tmpDir, { recursive: true });
});

describe('[DOC-19] storing a file', () => {
  it('keeps its bytes under a random key and what is known of it in a row', async () => {
    const { id } = await aFile();
    const row = await db.selectFrom('files').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id, name: 'Plan é.pdf', mime: 'application/pdf', size: 10 });
    expect(await objects()).toEqual([row.key]);
    expect(await readdir(tmpDir)).toEqual([]);
  });

  it('leaves no bytes when the change fails afterwards', async () => {
    const received = await anUpload();
    const failing = change(async (tx) => {
      await files.store(tx, received, nobody);
      expect(await objects()).toHaveLength(1);
      throw new Error('the mail could not be written');
    });
    await expect(failing).rejects.toThrow('the mail could not be written');
    expect(await objects()).toEqual([]);
    expect(await db.selectFrom('files').selectAll().execute()).toEqual([]);
  });

  it('leaves no bytes when the row itself is refused', async () => {
    const received = await anUpload();
    const stranger = { uploader_id: 999_999, organisation_id: null };
    await expect(change((tx) => files.store(tx, received, stranger))).rejects.toThrow(
      'foreign key',
    );
    expect(await objects()).toEqual([]);
  });

  it('keeps the bytes when the change was committed and something later fails', async () => {
    const received = await anUpload();
    const later = files.guard(async () => {
      await db.transaction().execute((tx) => files.store(tx, received, nobody));
      throw new Error('the answer could not be written');
    });
    await expect(later).rejects.toThrow('the answer');
    expect(await objects()).toHaveLength(1);
  });

  it('leaves it to the sweeper when the connection broke and nobody knows who won', async () => {
    const received = await anUpload();
    const broken = Object.assign(new Error('gone'), { code: 'CONNECTION_CLOSED' });
    const failing = change(async (tx) => {
      await files.store(tx, received, nobody);
      throw broken;
    });
    await expect(failing).rejects.toBe(broken);
    expect(await objects()).toHaveLength(1);
  });

  it('discards uploads that were not stored, and minds no stored ones', async () => {
    const [one, two] = [await anUpload(), await anUpload()];
    await change((tx) => files.store(tx, one, nobody));
    await files.discard(one, two);
    expect(await readdir(tmpDir)).toEqual([]);
  });
});

describe('[DOC-17] opening a file', () => {
  it('gives all of it, to be saved', async () => {
    const { id } = await aFile();
    const { status, headers, stream } = await files.open(db, id);
    expect(status).toBe(200);
    expect(headers['content-length']).toBe('10');
    expect(headers['content-disposition']).toContain('attachment; filename="Plan e.pdf"');
    expect((await buffer(stream)).toString()).toBe('0123456789');
  });

  it('[EVAL-10] gives the part a player asks for', async () => {
    const { id } = await aFile();
    const answer = await files.open(db, id, { range: 'bytes=3-', inline: true });
    expect(answer.status).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': 'bytes 3-9/10',
      'content-length': '7',
    });
    expect(answer.headers['content-disposition']).toMatch(/^inline/);
    expect((await buffer(answer.stream)).toString()).toBe('3456789');
  });

  it('answers 416 to a part that lies outside it', async () => {
    const { id } = await aFile();
    const answer = await files.open(db, id, { range: 'bytes=10-' });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */10');
    expect(await buffer(answer.stream)).toHaveLength(0);
  });

  it('answers 404 when there is no such file, or its bytes are gone', async () => {
    await expect(files.open(db, 999_999)).rejects.toMatchObject({ status: 404 });
    const { id } = await aFile();
    for (const key of await objects()) await storage.remove(key);
    await expect(files.open(db, id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('[DOC-19] the sweeper', () => {
  const olderThan = new Date('2026-06-01');
  const sweepAll = () => files.sweep({ olderThan });

  it('removes the bytes of a removed file, once they are old enough', async () => {
    const [kept, removed] = [await aFile(), await aFile()];
    await change((tx) => files.remove(tx, removed.id));
    await sweepAll();
    expect(await objects()).toHaveLength(2);
    for (const key of await objects()) await grewOld(placeOf(key));
    await sweepAll();
    const row = await db.selectFrom('files').select(['id', 'key']).executeTakeFirstOrThrow();
    expect(row.id).toBe(kept.id);
    expect(await objects()).toEqual([row.key]);
  });

  it('removes nothing that was removed in a change that failed', async () => {
    const { id } = await aFile();
    const failing = change(async (tx) => {
      await files.remove(tx, id);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    for (const key of await objects()) await grewOld(placeOf(key));
    await sweepAll();
    expect((await files.open(db, id)).status).toBe(200);
  });

  it('removes old uploads that never became a file, and nothing else of the folder', async () => {
    const [old, young] = [await anUpload(), await anUpload()];
    const other = join(tmpDir, 'someone-elses');
    await writeFile(other, '');
    for (const path of [old.path, other]) await grewOld(path);
    await sweepAll();
    await expect(stat(old.path)).rejects.toThrow('ENOENT');
    expect(await readdir(tmpDir)).toHaveLength(2);
    await stat(young.path);
  });

  it('touches nothing when the database knows no file at all: it is likely the wrong one', async () => {
    await aFile();
    await db.deleteFrom('files').execute();
    for (const key of await objects()) await grewOld(placeOf(key));
    await sweepAll();
    expect(await objects()).toHaveLength(1);
  });
});
