import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { testDb } from '../../testing/testDb.ts';
import type { Db } from '../database/db.ts';
import { createFiles } from './files.ts';
import { folderStorage } from './folderStorage.ts';
import type { Received } from './receive.ts';
import { newKey } from './storage.ts';

type Owner = { uploader_id: number | null; organisation_id: number | null };
export const nobody: Owner = { uploader_id: null, organisation_id: null };

/** Files in a folder and a database of their own, empty before each test. */
export async function testFiles() {
  const dir = await mkdtemp(join(tmpdir(), 'traject-files-'));
  const tmpDir = join(dir, 'tmp');
  const { db } = await testDb();
  const storage = folderStorage(join(dir, 'objects'));
  const files = createFiles({ storage, tmpDir, db });
  afterAll(() => rm(dir, { recursive: true }));
  beforeEach(async () => {
    await rm(dir, { recursive: true });
    await mkdir(tmpDir, { recursive: true });
    await db.deleteFrom('files').execute();
    await db.deleteFrom('removed_files').execute();
  });

  const change = <T>(work: (tx: Db) => Promise<T>) =>
    files.guard(() => db.transaction().execute(work));
  async function objects() {
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    return keys;
  }
  /** As `serve` does: the bytes, then the change with the row. */
  const keep = (received: Received, then: (tx: Db) => unknown = () => {}, owner: Owner = nobody) =>
    files.guard(async () => {
      await files.put(received);
      return db.transaction().execute(async (tx) => {
        const stored = await files.store(tx, received, owner);
        await then(tx);
        return stored;
      });
    });
  const anUpload = () => uploadIn(tmpDir);
  async function aFile() {
    const received = await anUpload();
    return keep(received);
  }
  async function allGrowOld() {
    for (const key of await objects())
      await growOld(join(dir, 'objects', key.slice(0, 2), key.slice(2, 4), key));
  }
  return {
    db,
    dir: join(dir, 'objects'),
    tmpDir,
    storage,
    files,
    change,
    keep,
    objects,
    anUpload,
    aFile,
    allGrowOld,
  };
}

export const growOld = (path: string) => utimes(path, new Date(0), new Date('2026-01-01'));

async function uploadIn(tmpDir: string): Promise<Received> {
  const path = join(tmpDir, `upload-${newKey()}`);
  await writeFile(path, '0123456789');
  return { path, name: 'Plan é.pdf', mime: 'application/pdf', size: 10, sha256: 'ab'.repeat(32) };
}
