import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { growOld, testFiles } from './files.testing.ts';

const { db, tmpDir, files, change, objects, anUpload, aFile, allGrowOld } = await testFiles();

describe('the sweeper', () => {
  const olderThan = new Date('2026-06-01');
  const sweepAll = () => files.sweep({ olderThan });

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

  it('removes nothing that was removed in a change that failed', async () => {
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

  it('removes old uploads that never became a file, and nothing else of the folder', async () => {
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
    await sweepAll();
    expect(await objects()).toHaveLength(1);
  });
});
