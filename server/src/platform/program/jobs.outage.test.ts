import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testDb } from '../../testing/testDb.ts';
import { createJobs } from './jobs.ts';

const { db, url } = await testDb();

it('the job queue survives a lost database: one line in the log, then work goes on', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const jobs = createJobs({ url, log, pollSeconds: 0.5 });
  const done = vi.fn(async () => {});
  jobs.define('survivor', {}, done);
  await jobs.start();
  onTestFinished(jobs.stop);
  const name = new URL(url).pathname.slice(1);
  const admin = await testDb();
  await admin.sql.unsafe(`alter database ${name} with allow_connections false`);
  await admin.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  await expect.poll(() => log.warn).toHaveBeenCalled();
  await pause(2500);
  expect(log.warn).toHaveBeenCalledTimes(1);
  await admin.sql.unsafe(`alter database ${name} with allow_connections true`);
  await expect.poll(() => log.info).toHaveBeenCalledTimes(1);
  await db.transaction().execute((tx) => jobs.send(tx, 'survivor', {}));
  await expect.poll(() => done).toHaveBeenCalledTimes(1);
});
