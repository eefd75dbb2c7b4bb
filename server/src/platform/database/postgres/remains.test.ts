import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from './start.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'traject-remains-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startPostgres({ dataDir, password: 'secret' });

describe('a new database', () => {
  it.each([
    ['files', 'files/ab/cd/abcd', /holds files of an installation/],
    [
      'a note that leads nowhere',
      'postgres.location',
      /postgres.location says that it is in \/no\/where/,
    ],
    ['half a database', 'postgres/base/1/1', /what is left of it is in/],
  ])('is not made where another left %s', async (_what, path, why) => {
    await mkdir(join(dataDir, path, '..'), { recursive: true });
    await writeFile(join(dataDir, path), '/no/where/postgres\n');
    const before = await readdir(dataDir, { recursive: true });
    await expect(start()).rejects.toThrow(why);
    await expect(start()).rejects.toThrow(
      /Put it back there, .* restore a backup .* start over, move/,
    );
    expect(await readdir(dataDir, { recursive: true })).toEqual(before);
  });

  it('is made where a first start was interrupted, however far it had come', async () => {
    await writeFile(join(dataDir, 'secrets.json'), '{}');
    await mkdir(join(dataDir, 'postgres.new-abcdef/base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.new-abcdef.password'), 'secret');
    await mkdir(join(dataDir, 'postgres.new'));
    await mkdir(join(dataDir, 'files'));
    const { stop } = await start();
    await stop();
    expect((await readdir(dataDir)).toSorted()).toEqual(['files', 'postgres', 'secrets.json']);
  });
});
