import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockFolder } from './platform/database/postgres/lock.ts';
import { dataFolder, end, endAll, freePort, launch } from './testing/program.ts';
import { emptyDb } from './testing/testDb.ts';

afterAll(endAll);

/** The outcome: ready, or ended with a sentence. */
async function outcome(env: Record<string, string>) {
  const port = String(await freePort());
  const { child, said } = launch({ PORT: port, DEMO: '0', ...env });
  let isOver = false;
  // Not on exit: its last words may still be on their way then.
  child.once('close', () => {
    isOver = true;
  });
  const isSettled = () => said().includes('is ready') || isOver;
  await expect.poll(isSettled, { timeout: 150_000 }).toBe(true);
  return { child, said, isReady: !isOver };
}

describe('programs that start at the same moment', { timeout: 400_000 }, () => {
  it('on one new folder: the first gets it, the other says so, and it can be opened again', async () => {
    const DATA_DIR = await dataFolder();
    const both = await Promise.all([outcome({ DATA_DIR }), outcome({ DATA_DIR })]);
    expect(both.map(({ isReady }) => isReady).toSorted()).toEqual([false, true]);
    const refused = both.find(({ isReady }) => !isReady);
    expect(refused?.said().trim()).toMatch(/^Traject already runs on .* stop it first .*\.$/);
    await Promise.all(both.map(({ child }) => end(child, 'SIGTERM')));
    expect((await outcome({ DATA_DIR })).isReady).toBe(true);
  });

  it('on a folder that another holds: nothing is made there, not even a secret', async () => {
    const DATA_DIR = await dataFolder();
    const unlock = await lockFolder(DATA_DIR);
    const before = await readdir(DATA_DIR);
    const { isReady } = await outcome({ DATA_DIR });
    expect(isReady).toBe(false);
    expect(await readdir(DATA_DIR)).toEqual(before);
    await unlock();
  });

  it('on one new database, sharing a folder: each of them gets ready', async () => {
    const { url, sql } = await emptyDb();
    const env = { DATABASE_URL: url, DATA_DIR: await dataFolder() };
    const all = await Promise.all([outcome(env), outcome(env)]);
    expect(all.map(({ isReady, said }) => isReady || said())).toEqual([true, true]);
    expect(await sql`select from installation`).toHaveLength(1);
  });
});

describe('a program that cannot start says why in one sentence', { timeout: 200_000 }, () => {
  it('when DATABASE_URL does not point to PostgreSQL', async () => {
    const web = createServer((_, reply) => reply.end('hello')).listen(0, '127.0.0.1');
    await once(web, 'listening');
    const DATABASE_URL = `postgres://us:secret@127.0.0.1:${(web.address() as AddressInfo).port}/x`;
    const { isReady, said } = await outcome({ DATABASE_URL, DATA_DIR: await dataFolder() });
    web.close();
    expect(isReady).toBe(false);
    expect(said().trim()).toMatch(/^DATABASE_URL: what answers at .* is not PostgreSQL .*\.$/);
  });

  it('when its secrets are damaged', async () => {
    const DATA_DIR = await dataFolder();
    await writeFile(join(DATA_DIR, 'secrets.json'), '');
    const { isReady, said } = await outcome({ DATA_DIR });
    expect(isReady).toBe(false);
    expect(said().trim()).toMatch(/^\S*secrets.json is damaged: .*\.$/);
  });
});
