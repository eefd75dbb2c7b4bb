import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/openApp.ts';
import { dataFolder, end, endAll, startProgram } from '../../../testing/program.ts';
import { testDb } from '../../../testing/testDb.ts';
import { createJobs } from '../../program/jobs.ts';
import { aFolder } from '../backup.testing.ts';
import { lastBackups } from '../backups.queries.ts';
import { backupJob } from '../manifest.ts';
import { aStoreThatHangs } from './nightly.testing.ts';

afterAll(endAll);
const patiently = { timeout: 120_000, interval: 200 };

async function aProgram(env: Record<string, string>) {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = await openApp(await testDb(), { env, logTo });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= app.close();
    return closed;
  };
  afterAll(close);
  const send = () => app.world.jobs.send(app.db, backupJob, {});
  const states = async () =>
    (await lastBackups(app.world.db, 9)).map(({ state, check_failed }) => check_failed ?? state);
  return { ...app, close, send, states, said: () => lines.join('') };
}

/** As a service may be: systemd refuses to change the priority of a process. */
const withoutPriorities = `--import data:text/javascript,${encodeURIComponent(`
  import os from 'node:os';
  import { syncBuiltinESMExports } from 'node:module';
  os.setPriority = () => { throw new Error('EPERM'); };
  syncBuiltinESMExports();`)}`;

// Each of these starts another process.
describe('the job of the night', { timeout: 300_000 }, () => {
  it('makes a backup in a process of its own, one at a time, and logs it', async () => {
    const folder = await aFolder();
    const env = { BACKUP_DIR: folder, NODE_OPTIONS: withoutPriorities };
    const app = await aProgram(env);
    const [queue] = await app.sql`select policy, retry_limit, retry_delay from jobs.queue
      where name = 'backup'`;
    expect(queue).toEqual({ policy: 'exclusive', retry_limit: 1, retry_delay: 7200 });
    expect((await app.sql`select cron from jobs.schedule where name = 'backup'`)[0]).toEqual({
      cron: '41 1 * * *',
    });
    const ids = await Promise.all([app.send(), app.send()]);
    expect(ids.filter(Boolean)).toHaveLength(1);
    await expect.poll(app.states, patiently).toEqual(['made']);
    await expect.poll(app.said, patiently).toContain('backup restored as a trial');
    expect(await readdir(folder)).toEqual([(await lastBackups(app.world.db, 1))[0]?.name]);
    expect(app.said()).toContain('backup made');
  });

  it('that fails is logged in words and tried once more, later that night', async () => {
    const folder = join(await aFolder(), 'missing');
    const app = await aProgram({ BACKUP_DIR: folder });
    await app.send();
    const job = async () => [
      ...(await app.sql`select state, start_after > now() + interval '100 minutes' as later
        from jobs.job where name = 'backup'`),
    ];
    await expect.poll(job, patiently).toEqual([{ state: 'retry', later: true }]);
    expect(app.said()).toContain(`There is no folder ${folder}`);
    expect(await app.states()).toEqual(['failed']);
  });

  it('ends with the program', async () => {
    const store = await aStoreThatHangs();
    const app = await aProgram(store.env);
    await app.send();
    await store.arrived();
    await app.close();
    await expect.poll(store.sent, patiently).toBe(0);
  });

  it('ends with the program even if that is killed', async () => {
    const [store, DATA_DIR] = [await aStoreThatHangs(), await dataFolder()];
    const { url: DATABASE_URL, db } = await testDb();
    const { child } = await startProgram({ DATABASE_URL, DATA_DIR, DEMO: '0', ...store.env });
    const jobs = createJobs({ url: DATABASE_URL, log: { info() {}, warn() {}, error() {} } });
    await jobs.start();
    await jobs.send(db, backupJob, {});
    await store.arrived();
    await end(child, 'SIGKILL');
    await expect.poll(store.sent, patiently).toBe(0);
    await jobs.stop();
  });

  it('is none where there is no place for backups', async () => {
    const app = await aProgram({});
    expect(await app.sql`select from jobs.schedule where name = 'backup'`).toHaveLength(0);
  });
});
