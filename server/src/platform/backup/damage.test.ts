import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backUp } from './backUp.ts';
import { aFolder, aSmallPlace, repacked, resealed, sha256, stateOf } from './backup.testing.ts';
import { openArchive } from './readArchive.ts';
import { restore } from './restore.ts';

const folder = await aFolder();
const file = join(folder, 'small.zip');
const kept = await aSmallPlace();
const { key } = await kept.aFile('kept');
await backUp(kept, file);
const place = await aSmallPlace();
await place.aFile('was there');
const before = await stateOf(place);

const table = 'tables/accounts.copy';
const stored = `files/${key}`;

describe('a damaged backup', () => {
  it('is refused whichever byte of it was changed', async () => {
    const bytes = await readFile(file);
    const broken = join(folder, 'broken.zip');
    const position = fc.nat(bytes.length - 1);
    const flipped = fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ by;
      await writeFile(broken, copy);
      await expect(openArchive(broken)).rejects.toThrow('not a whole backup');
    });
    await fc.assert(flipped, { numRuns: 200 });
    expect(await refused(broken)).toContain('Nothing was changed');
    await writeFile(broken, bytes);
    await truncate(broken, bytes.length - 1);
    expect(await refused(broken)).toContain('not a whole backup');
    expect(await refused(join(folder, 'nowhere.zip'))).toContain('There is no file');
  });

  it('is refused when its contents do not match its manifest, however well it is sealed', async () => {
    const cases: [string, Parameters<typeof repacked>[1]][] = [
      [`${table} is missing`, ({ entries }) => delete entries[table]],
      [`${stored} is missing`, ({ entries }) => delete entries[stored]],
      ['nothing says why more', ({ entries }) => Object.assign(entries, { more: letters('x') })],
      [
        `${stored} was changed`,
        ({ entries }) => Object.assign(entries, { [stored]: letters('x') }),
      ],
      ['cannot be read', ({ manifest }) => Object.assign(manifest, { jobs: 1 })],
      ['has 1 rows instead of 2', ({ manifest }) => manifest.tables.forEach(countOneMore)],
      ['not those of its migrations', ({ manifest }) => manifest.migrations.pop()],
      ['not those of its rows', withoutFile],
      ['rows of table accounts cannot be loaded', withStrangeRow],
    ];
    for (const [why, change] of cases)
      expect(await refused(await repacked(file, change))).toContain(why);
    const leading = await resealed(file, (text) =>
      text.replaceAll(stored, `../../${stored.slice(6)}`),
    );
    expect(await refused(leading)).toContain('invalid relative path');
  });
});

it('a restore that is killed halfway leaves everything as it was', async () => {
  // Its file store accepts files and never answers; by then every row is loaded.
  const store = createServer().listen(0, '127.0.0.1');
  await once(store, 'listening');
  const { port } = store.address() as AddressInfo;
  const env = {
    ...process.env,
    NODE_ENV: '',
    DATA_DIR: folder,
    DATABASE_URL: place.url,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
  };
  const { pathname } = new URL('../../../scripts/restore.ts', import.meta.url);
  const child = spawn(process.execPath, [pathname, file, '--replace'], { env, stdio: 'ignore' });
  await Promise.race([once(store, 'request'), once(child, 'exit')]);
  expect(child.exitCode, 'it is waiting for the store').toBeNull();
  const [locked] = await place.sql`select from pg_locks where mode = 'AccessExclusiveLock'
    and database = (select oid from pg_database where datname = current_database()) limit 1`;
  expect(locked, 'the old tables are gone for it').toBeDefined();
  child.kill('SIGKILL');
  store.close().closeAllConnections();
  expect(await stateOf(place)).toEqual(before);
});

async function refused(path: string) {
  const why = await restore(place, path, { replace: true }).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  expect(await stateOf(place), why).toEqual(before);
  return why;
}

type Contents = Parameters<Parameters<typeof repacked>[1]>[0];

function countOneMore(one: { name: string; rows: number }) {
  if (one.name === 'accounts') one.rows += 1;
}

function withoutFile({ manifest, entries }: Contents) {
  delete entries[stored];
  manifest.entries = manifest.entries.filter(({ name }) => name !== stored);
}

/** A language that the table does not accept, with every hash as it should be. */
function withStrangeRow({ manifest, entries }: Contents) {
  const rows = Buffer.from(entries[table] ?? []).toString();
  const bytes = letters(rows.replace('\tnl\t', '\tfr\t'));
  entries[table] = bytes;
  const entry = manifest.entries.find(({ name }) => name === table);
  Object.assign(entry ?? {}, { size: bytes.length, sha256: sha256(bytes) });
}

const letters = (text: string) => Buffer.from(text);
