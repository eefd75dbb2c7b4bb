import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { folderStorage } from './folderStorage.ts';
import { s3Account, startS3 } from './s3.testing.ts';
import { s3Storage } from './s3Storage.ts';
import { newKey, ObjectMissing, type Storage } from './storage.ts';

const dir = await mkdtemp(join(tmpdir(), 'traject-storage-'));
const s3 = await startS3('traject');
afterAll(async () => {
  await s3.close();
  await rm(dir, { recursive: true });
});

const bucket = { ...s3Account, endpoint: `${s3.endpoint}/`, bucket: 'traject', pageSize: 2 };
const drivers: [string, Storage][] = [
  ['a folder', folderStorage(join(dir, 'folder'))],
  ['S3', s3Storage(bucket)],
];

const about = { mime: 'application/pdf', size: 10 };
const text = async ({ stream }: { stream: Readable }) => (await buffer(stream)).toString();

async function aTemporaryFile(content: string | Buffer = '0123456789') {
  const path = join(dir, `tmp-${newKey()}`);
  await writeFile(path, content);
  return path;
}

async function anObject(storage: Storage, content?: string) {
  const key = newKey();
  await storage.put(key, await aTemporaryFile(content), about);
  return key;
}

async function all<T>(list: AsyncIterable<T>) {
  const found: T[] = [];
  for await (const one of list) found.push(one);
  return found;
}

async function keysOf(storage: Storage) {
  return (await all(storage.list())).map(({ key }) => key).sort();
}

describe.each(drivers)('files in %s', (_, storage) => {
  it('returns what was put in, and removes the temporary file', async () => {
    const path = await aTemporaryFile();
    const key = newKey();
    await storage.put(key, path, about);
    const found = await storage.get(key);
    expect(found.size).toBe(10);
    expect(await text(found)).toBe('0123456789');
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('returns a part, and no more than there is', async () => {
    const key = await anObject(storage);
    const part = await storage.get(key, { start: 2, end: 5 });
    expect(part.size).toBe(4);
    expect(await text(part)).toBe('2345');
    const last = await storage.get(key, { start: 8, end: 99 });
    expect(last.size).toBe(2);
    expect(await text(last)).toBe('89');
  });

  it('says so when there is nothing under a key', async () => {
    await expect(storage.get(newKey())).rejects.toBeInstanceOf(ObjectMissing);
  });

  it('removes, and tolerates removing twice', async () => {
    const key = await anObject(storage);
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.get(key)).rejects.toBeInstanceOf(ObjectMissing);
  });

  it('lists every object over several pages, with the time it changed', async () => {
    for (const key of await keysOf(storage)) await storage.remove(key);
    const keys = [];
    for (let n = 0; n < 5; n++) keys.push(await anObject(storage));
    expect(await keysOf(storage)).toEqual(keys.sort());
    for await (const { changed } of storage.list())
      expect(Math.abs(changed.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('hides what is in the bin, says since when, and restores it', async () => {
    const key = await anObject(storage);
    const before = await keysOf(storage);
    await storage.bin.add(key, new Date());
    expect(await keysOf(storage)).toEqual(before.filter((one) => one !== key));
    const [binned] = await all(storage.bin.list());
    expect(binned?.key).toBe(key);
    expect(Math.abs((binned?.changed.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    await storage.bin.takeBack(key);
    expect(await text(await storage.get(key))).toBe('0123456789');
    expect(await all(storage.bin.list())).toEqual([]);
    await expect(storage.bin.takeBack(newKey())).rejects.toBeInstanceOf(ObjectMissing);
    await storage.bin.add(key, new Date());
    await storage.bin.remove(key);
    expect(await all(storage.bin.list())).toEqual([]);
  });

  it('knows whose it is once somebody has said so, and what time it is', async () => {
    expect(await storage.owner()).toBeUndefined();
    const now = await storage.claim('8c0b9d3e');
    expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await storage.owner()).toBe('8c0b9d3e');
    expect(await keysOf(storage)).not.toContain('installation');
  });

  it.each(['../../etc/passwd', 'a'.repeat(31), `${'a'.repeat(30)}/.`, '', '..'])(
    'refuses the key %j, which could lead elsewhere',
    async (key) => {
      await expect(storage.get(key)).rejects.toThrow('Not a key');
      await expect(storage.remove(key)).rejects.toThrow('Not a key');
      const path = await aTemporaryFile();
      await expect(storage.put(key, path, about)).rejects.toThrow('Not a key');
    },
  );

  it('transfers 20 MB in full', async () => {
    const key = newKey();
    const path = await aTemporaryFile(Buffer.alloc(20 * 1024 * 1024, 7));
    await storage.put(key, path, { ...about, size: 20 * 1024 * 1024 });
    const { stream, size } = await storage.get(key);
    expect(size).toBe(20 * 1024 * 1024);
    expect((await buffer(stream)).every((byte) => byte === 7)).toBe(true);
    await storage.remove(key);
  });
});

it('keeps files readable for this program alone, two folders deep', async () => {
  const storage = folderStorage(join(dir, 'modes'));
  const key = await anObject(storage);
  const place = join(dir, 'modes', key.slice(0, 2), key.slice(2, 4), key);
  expect((await stat(place)).mode & 0o777).toBe(0o600);
  expect((await stat(join(place, '..'))).mode & 0o777).toBe(0o700);
});

it('lists nothing that is not ours, and an absent folder as empty', async () => {
  const root = join(dir, 'strange');
  const storage = folderStorage(root);
  expect(await keysOf(storage)).toEqual([]);
  const key = await anObject(storage);
  await writeFile(join(root, 'README'), 'not ours');
  await symlink('/etc', join(root, 'etc'));
  expect(await keysOf(storage)).toEqual([key]);
  expect(await readdir(root)).toContain('README');

  await s3.add('someone-elses.txt', '');
  expect(await keysOf(s3Storage(bucket))).not.toContain('someone-elses.txt');
});

it('[ERR-01] answers 503 when the storage is down', async () => {
  const closed = s3Storage({ ...bucket, endpoint: 'http://127.0.0.1:9' });
  await expect(closed.get(newKey())).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  const strangers = s3Storage({ ...bucket, secretAccessKey: 'wrong' });
  await expect(strangers.get(newKey())).rejects.toMatchObject({ status: 503 });
  const file = await aTemporaryFile();
  const full = folderStorage(join(file, 'below-a-file'));
  await expect(full.put(newKey(), await aTemporaryFile(), about)).rejects.toMatchObject({
    status: 503,
  });
});
