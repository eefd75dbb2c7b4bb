import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { lockFolder } from './lock.ts';
import { runningDatabase } from './running.ts';
import { startPostgres } from './start.ts';

it('is found by a command while the program holds the folder, and not before or after', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'traject-running-'));
  await chmod(dataDir, 0o755);
  const find = () => runningDatabase(dataDir, 'secret');
  expect(await find()).toBeUndefined();
  const unlock = await lockFolder(dataDir);
  expect(await find(), 'while it starts').toBeUndefined();
  const server = await startPostgres({ dataDir, password: 'secret' });
  try {
    expect(await find()).toBe(server.url);
    const sql = postgres(server.url, { max: 1 });
    expect((await sql`select 1 as one`)[0]).toEqual({ one: 1 });
    await sql.end();
  } finally {
    await server.stop();
    await unlock();
  }
  expect(await find()).toBeUndefined();
  await rm(dataDir, { recursive: true, force: true });
});
