import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ensureWritable } from './ensureWritable.ts';

const dir = await mkdtemp(join(tmpdir(), 'traject-writable-'));
afterAll(() => rm(dir, { recursive: true }));

it('makes the folder and those above it, and is content with one that is there', async () => {
  const folder = join(dir, 'a/b/c');
  await ensureWritable(folder);
  await ensureWritable(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
  await ensureWritable('/tmp');
});

it('says at once where none can be made', async () => {
  await writeFile(join(dir, 'file'), '');
  for (const folder of ['/proc/x', '/proc/x/y', join(dir, 'file'), join(dir, 'file/x')])
    await expect(ensureWritable(folder), folder).rejects.toThrow(`cannot write ${folder}: give it`);
});
