import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { nobody, testFiles } from './files.testing.ts';

const { db, tmpDir, storage, files, keep, objects, anUpload, aFile } = await testFiles();

describe('storing a file', () => {
  it('keeps its bytes under a random key and its details in a row', async () => {
    const { id } = await aFile();
    const row = await db.selectFrom('files').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id, name: 'Plan é.pdf', mime: 'application/pdf', size: 10 });
    expect(await objects()).toEqual([row.key]);
    expect(await readdir(tmpDir)).toEqual([]);
  });

  it('leaves no bytes when the change fails afterwards', async () => {
    const received = await anUpload();
    const failing = keep(received, async () => {
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
    await expect(keep(received, undefined, stranger)).rejects.toThrow('foreign key');
    expect(await objects()).toEqual([]);
  });

  it('keeps the bytes when the change was committed and something later fails', async () => {
    const received = await anUpload();
    const later = files.guard(async () => {
      await files.put(received);
      await db.transaction().execute((tx) => files.store(tx, received, nobody));
      throw new Error('the answer could not be written');
    });
    await expect(later).rejects.toThrow('the answer');
    expect(await objects()).toHaveLength(1);
  });

  it('leaves it to the sweeper when the connection broke and the outcome is unknown', async () => {
    const received = await anUpload();
    const broken = Object.assign(new Error('gone'), { code: 'CONNECTION_CLOSED' });
    const failing = keep(received, () => {
      throw broken;
    });
    await expect(failing).rejects.toBe(broken);
    expect(await objects()).toHaveLength(1);
  });

  it('discards uploads that were not stored, and leaves stored ones alone', async () => {
    const [one, two] = [await anUpload(), await anUpload()];
    await keep(one);
    await files.discard(one, two);
    expect(await readdir(tmpDir)).toEqual([]);
  });
});

describe('opening a file', () => {
  it('gives the whole file, to be saved', async () => {
    const { id } = await aFile();
    const { status, headers, stream } = await files.open(db, id);
    expect(status).toBe(200);
    expect(headers['content-length']).toBe('10');
    expect(headers['content-disposition']).toContain('attachment; filename="Plan e.pdf"');
    expect((await buffer(await stream())).toString()).toBe('0123456789');
  });

  it('gives the part a player asks for', async () => {
    const { id } = await aFile();
    const answer = await files.open(db, id, { range: 'bytes=3-', inline: true });
    expect(answer.status).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': 'bytes 3-9/10',
      'content-length': '7',
    });
    expect(answer.headers['content-disposition']).toMatch(/^inline/);
    expect((await buffer(await answer.stream())).toString()).toBe('3456789');
  });

  it('answers 416 to a part outside it', async () => {
    const { id } = await aFile();
    const answer = await files.open(db, id, { range: 'bytes=10-' });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */10');
    expect(await buffer(await answer.stream())).toHaveLength(0);
  });

  it('answers 404 when there is no such file, or its bytes are gone', async () => {
    await expect(files.open(db, 999_999)).rejects.toMatchObject({ status: 404 });
    const { id } = await aFile();
    for (const key of await objects()) await storage.remove(key);
    const { stream } = await files.open(db, id);
    await expect(stream()).rejects.toMatchObject({ status: 404 });
  });
});
