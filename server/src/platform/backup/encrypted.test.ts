import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { endAll, launch } from '../../testing/program.ts';
import { emptyDb } from '../../testing/testDb.ts';
import { backUp } from './backUp.ts';
import { aFolder, aSmallPlace, placeOf, stateOf } from './backup.testing.ts';
import { encrypt, newIdentity, proveKeys } from './encryption.ts';
import { openEncrypted } from './openEncrypted.ts';

afterAll(endAll);
const folder = await aFolder();
const at = (name: string) => join(folder, name);
const [ours, theirs] = [await newIdentity(), await newIdentity()];
await writeFile(at('ours.key'), `# created: today\n${ours.identity}\n`);
await writeFile(at('theirs.key'), theirs.identity);
await writeFile(at('empty.key'), '# nothing\n');
await writeFile(at('public.key'), ours.key);
await writeFile(at('locked.key'), 'age-encryption.org/v1\n');

const small = await aSmallPlace();
await small.aFile('kept');
const before = await stateOf(small);
await backUp(small, at('plain.zip'));
const file = at('backup.zip.age');
await pipeline(
  await encrypt(createReadStream(at('plain.zip')), [ours.key]),
  createWriteStream(file),
);

/** A command, as a person would run it. */
async function run(script: string, args: string[], env: Record<string, string> = {}) {
  const { child, said } = launch(env, [`../../scripts/${script}.ts`, ...args]);
  const [code] = await once(child, 'close');
  return { code, said: said() };
}

describe('an encrypted backup', { timeout: 120_000 }, () => {
  it('is restored with its key, and nothing of it stays behind', async () => {
    const place = await placeOf(await emptyDb());
    const env = { DATABASE_URL: place.url, DATA_DIR: dirname(place.tmpDir) };
    const { code, said } = await run('restore', [file, '--identity', at('ours.key')], env);
    expect([code, said]).toEqual([0, expect.stringContaining(`Restored from ${file}`)]);
    const told = await place.sql`select action, record ->> 'backup' as backup from events`;
    expect([...told]).toEqual([{ action: 'system.restore', backup: 'backup.zip.age' }]);
    const { events } = before;
    expect({ ...(await stateOf(place)), events }).toEqual(before);
    expect(await readdir(place.tmpDir)).toEqual([]);
  });

  it.each([
    ['theirs.key', 'it was encrypted for another key. Nothing was changed.'],
    ['missing.key', 'missing.key: --identity names the file with the key.'],
    ['empty.key', 'empty.key holds no secret key of age.'],
    ['public.key', 'public.key holds something that is no secret key of age'],
    ['locked.key', 'locked.key is itself encrypted: decrypt it first (age -d).'],
  ])('is refused with %s, in words', async (key, why) => {
    await expect(opening(file, key)).rejects.toThrow(why);
  });

  it('is refused without a key, by its name or by what is in it', async () => {
    const renamed = at('renamed.zip');
    await writeFile(renamed, await readFile(file));
    for (const path of [file, renamed])
      await expect(opening(path)).rejects.toThrow('is encrypted: name the file with its key');
    await expect(opening(at('nowhere.age'))).rejects.toThrow('There is no file');
    const plain = await opening(at('plain.zip'));
    expect(plain.path).toBe(at('plain.zip'));
  });

  it('is refused when a byte of it was changed, wherever that is, or the end is missing', async () => {
    const bytes = await readFile(file);
    const damaged = at('damaged.age');
    for (const place of [3, 60, 190, 1000, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await writeFile(damaged, changed);
      await expect(opening(damaged, 'ours.key')).rejects.toThrow(/cannot be decrypted with .*ours/);
    }
    for (const length of [0, 50, 230, bytes.length - 1]) {
      await writeFile(damaged, bytes.subarray(0, length));
      await expect(opening(damaged, 'ours.key')).rejects.toThrow('it is damaged');
    }
    expect(await readdir(at('tmp'))).toEqual([]);
  });
});

describe('a key', { timeout: 120_000 }, () => {
  it('is made in a file of its own, which is never overwritten', async () => {
    const made = await run('backup', ['--new-key', at('new.key')]);
    const key = /BACKUP_KEY=(age1\w+)/.exec(made.said)?.[1] ?? '';
    await proveKeys([key]);
    expect((await stat(at('new.key'))).mode & 0o777).toBe(0o600);
    const text = await readFile(at('new.key'), 'utf8');
    expect(text).toMatch(
      new RegExp(`^# created: .*\n# public key: ${key}\nAGE-SECRET-KEY-1\\w+\n$`),
    );
    expect(made.said).not.toContain('AGE-SECRET-KEY');
    const again = await run('backup', ['--new-key', at('new.key')]);
    expect(again).toEqual({ code: 1, said: expect.stringContaining('already exists') });
    expect(await readFile(at('new.key'), 'utf8')).toBe(text);
  });

  it('with a typing error is refused before anybody relies on it', async () => {
    const wrong = ours.key.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'));
    await expect(proveKeys([ours.key, wrong])).rejects.toThrow(
      `Setting BACKUP_KEY: ${wrong} is no`,
    );
    await expect(proveKeys(['age1yubikey1qwt50d05nh5vutpdzmlg5wn80xq5'])).rejects.toThrow('is no');
  });
});

const opening = (path: string, key?: string) =>
  openEncrypted(path, { tmpDir: at('tmp'), identity: key && at(key) });
