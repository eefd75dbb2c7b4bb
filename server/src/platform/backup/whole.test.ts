import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { dataFolder, endAll, launch } from '../../testing/program.ts';
import { emptyDb } from '../../testing/testDb.ts';
import type { Storage } from '../files/storage.ts';
import { backUp } from './backUp.ts';
import { aFolder, aSmallPlace, placeOf, stateOf } from './backup.testing.ts';
import { installationNumber } from './backups.queries.ts';
import { prefixOf } from './nightly/names.ts';
import { openArchive } from './readArchive.ts';
import { restore } from './restore.ts';

afterAll(endAll);
const folder = await aFolder();

describe('a backup holds everything, or is none', () => {
  it('even where the tables are in another schema, from which it can be restored', async () => {
    const small = await aSmallPlace();
    await small.aFile('kept');
    const before = await stateOf(small);
    const name = new URL(small.url).pathname.slice(1);
    // An empty table of the same name in the search path must not be mistaken for it.
    await small.sql
      .unsafe(`alter schema public rename to "Het huis"; create schema front;
        create table front.accounts (id int);
        alter database ${name} set search_path = front, "Het huis"`)
      .simple();
    const file = join(folder, 'schema.zip');
    await backUp(small, file);
    const place = await placeOf(await emptyDb());
    await restore(place, file);
    expect(await stateOf(place)).toEqual(before);
  });

  it('and is refused if it would see only some rows or tables, or none at all', async () => {
    const small = await aSmallPlace();
    const name = `reader_${randomUUID().replaceAll('-', '')}`;
    await small.sql
      .unsafe(`create role ${name} login password 'x';
        grant usage on schema public, jobs to ${name};
        grant select on all tables in schema public, jobs to ${name}`)
      .simple();
    const reader = Object.assign(new URL(small.url), { username: name, password: 'x' });
    const file = join(folder, 'some.zip');
    const said = (url: string) =>
      backUp({ ...small, url }, file).then(
        () => 'a backup',
        ({ message }) => message,
      );
    expect(await said(reader.href)).toContain('row-level security');
    await small.sql.unsafe(`drop owned by ${name}; drop role ${name}`).simple();

    await small.sql.unsafe('create schema away; alter table notes set schema away').simple();
    expect(await said(small.url)).toContain('in two schemas');
    const { url } = await emptyDb();
    expect(await said(url)).toBe('There is no installation of Traject in this database.');
    expect((await readdir(folder)).filter((one) => one.startsWith('some'))).toEqual([]);
  });

  it('is read back before it counts as one', async () => {
    const small = await aSmallPlace();
    await small.aFile('kept');
    await small.sql`insert into events (action, record, request_id)
      select 'x', '{}', md5(n::text) from generate_series(1, 20000) n`;
    const file = join(folder, 'failing.zip');
    // A disk that loses what was written, while the rest is still being written.
    const get: Storage['get'] = async (key) => {
      const size = async () => (await stat(`${file}.part`)).size;
      await expect.poll(size).toBeGreaterThan(100_000);
      await using part = await open(`${file}.part`, 'r+');
      await part.write(Buffer.alloc(1000), 0, 1000, 50_000);
      return small.storage.get(key);
    };
    const failing = backUp({ ...small, storage: { ...small.storage, get } }, file);
    await expect(failing).rejects.toThrow('is not a whole backup');
    expect((await readdir(folder)).filter((one) => one.startsWith('failing'))).toEqual([]);
  });

  it('and is restored by its command, wherever the lists of erasures are, or are not', async () => {
    const small = await aSmallPlace();
    await small.aFile('kept');
    const file = join(folder, 'told.zip');
    await backUp(small, file);
    const number = await installationNumber(small.db);
    const list = join(folder, `${prefixOf(number)}erasures-20261119T010203Z.json`);
    await writeFile(list, '{');
    for (const [BACKUP_DIR, told] of [
      [folder, 'cannot be read: what that list says was erased may be back'],
      [join(folder, 'nowhere'), 'was erased after this backup is not known without it'],
    ] as const) {
      const { url } = await emptyDb();
      const env = { DATABASE_URL: url, DATA_DIR: await dataFolder(), BACKUP_DIR };
      const { child, said } = launch(env, ['../../scripts/restore.ts', file]);
      const [code] = await once(child, 'close');
      expect(said()).toContain(told);
      expect([code, said()]).toEqual([0, expect.stringContaining('Restored from')]);
    }
  });

  it('reports by its exit status that files are lost, names them, and keeps the rest', async () => {
    const small = await aSmallPlace();
    const [lost, other] = [await small.aFile('lost'), await small.aFile('other')];
    await small.storage.remove(lost.key);
    await small.sql`update files set sha256 = 'another' where id = ${other.id}`;
    const file = join(folder, 'gaps.zip');
    const env = { DATABASE_URL: small.url, DATA_DIR: dirname(small.tmpDir) };
    const { child, said } = launch(env, ['../../scripts/backup.ts', file]);
    const [code] = await once(child, 'close');
    expect([code, said()]).toEqual([2, expect.stringContaining(lost.key)]);
    expect(said()).toMatch(new RegExp(`other bytes than the database says: ${other.key}`));
    await using archive = await openArchive(file);
    expect(archive.manifest.missing_files).toEqual([lost.key]);
  });
});
