import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { aClient } from '../../testing/trajectories.ts';
import { JobRefused } from '../program/jobWorkers.ts';
import { aFolder } from './backup.testing.ts';
import { installationNumber } from './backups.queries.ts';
import { keepErasures } from './keptErasures.ts';
import { compact, prefixOf } from './nightly/names.ts';

const { db } = await testDb();
const own = await anOrganisation(db, 'Stichting Werkwijzer');
const { id } = await aClient(db, own, {});
await db.updateTable('people').set({ erased_at: new Date() }).where('id', '=', id).execute();

async function aJob() {
  const [folder, tmpDir] = [await aFolder(), await aFolder()];
  let run = async (): Promise<unknown> => undefined;
  const define = (...[, , handler]: unknown[]) => {
    run = handler as typeof run;
  };
  const at = new Date();
  const clock = vi.fn(() => at);
  keepErasures({ define } as never, { db, clock, backup: { folder, keys: [] }, tmpDir });
  const name = `${prefixOf(await installationNumber(db))}erasures-${compact(at)}.json`;
  return { run, clock, folder, list: join(folder, name) };
}

it('a place of the backups that is gone is refused in words, and makes no failed jobs', async () => {
  const { run, folder } = await aJob();
  await rm(folder, { recursive: true });
  const error = await run().catch((why: unknown) => why);
  expect(error).toBeInstanceOf(JobRefused);
  expect(error).toMatchObject({ message: expect.stringContaining(`There is no folder ${folder}`) });
});

it('a place of the backups that hangs takes one thread, however often it is tried', async () => {
  const { run, clock, list } = await aJob();
  // Opening a pipe blocks until somebody reads it: a thread waits, as on a remote folder.
  execFileSync('mkfifo', [`${list}.part`]);
  const all = [run(), run(), run()].map((one) => one.catch(() => 'ended'));
  await expect.poll(() => clock.mock.calls.length).toBeGreaterThan(0);
  await pause(300);
  expect(clock).toHaveBeenCalledTimes(1);
  const reader = openSync(`${list}.part`, constants.O_RDWR | constants.O_NONBLOCK);
  await Promise.all(all);
  closeSync(reader);
});

it('a clock that jumped by years removes no list of before', async () => {
  const { run, clock, folder } = await aJob();
  const old = `${prefixOf(await installationNumber(db))}erasures-20200101T010203Z.json`;
  const kept = `${prefixOf(await installationNumber(db))}erasures-20261119T010203Z.json`;
  for (const name of [old, kept]) await writeFile(join(folder, name), '[]');
  await db.updateTable('erasures').set({ kept_at: null }).execute();
  clock.mockReturnValue(new Date('2035-01-01T00:00:00Z'));
  await expect(run()).rejects.toThrow('clocks of this machine and of the database differ');
  expect(await readdir(folder)).toEqual(expect.arrayContaining([old, kept]));
});
