import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownSecrets } from './secrets.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'traject-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const file = () => join(dataDir, 'secrets.json');
async function aDatabase() {
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18\n');
}

describe('the secrets of an installation', () => {
  it('are made once, however many start at the same moment, and for the owner alone', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => ownSecrets(dataDir)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(all[0]).toEqual(JSON.parse(await readFile(file(), 'utf8')));
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['secrets.json']);
  });

  it.each(['', '{', '{"session":"short"}', 'null'])(
    'are not replaced when they are %j',
    async (left) => {
      await writeFile(file(), left);
      await expect(ownSecrets(dataDir)).rejects.toThrow(
        /^\S+secrets.json is damaged: .* remove it .*\.$/,
      );
      await aDatabase();
      await expect(ownSecrets(dataDir)).rejects.toThrow(
        /is damaged: put back a copy .* restore a backup/,
      );
      expect(await readFile(file(), 'utf8')).toBe(left);
    },
  );

  it('are not made again where a database exists, which would not open with them', async () => {
    await aDatabase();
    await expect(ownSecrets(dataDir)).rejects.toThrow(/secrets.json is missing: put back a copy/);
    expect(await readdir(dataDir)).toEqual(['postgres']);
  });
});
