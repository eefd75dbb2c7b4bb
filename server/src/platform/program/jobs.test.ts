import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testDb } from '../../testing/testDb.ts';
import { createJobs, type Jobs } from './jobs.ts';

const { db, sql, url } = await testDb();
const started: Jobs[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
});

const aLog = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });
function someJobs(log = aLog()) {
  const jobs = createJobs({ url, log, pollSeconds: 0.5 });
  started.push(jobs);
  return jobs;
}

describe('a job', () => {
  it('runs after the change that sent it has committed, with its data', async () => {
    const jobs = someJobs();
    const done = vi.fn(async () => {});
    jobs.define('greet', {}, done);
    await jobs.start();
    const data = { mail_id: 7, name: 'Zoë "de Vries"', list: [1, null] };
    await db.transaction().execute(async (tx) => {
      await jobs.send(tx, 'greet', data);
      await pause(1200);
      expect(done).not.toHaveBeenCalled();
    });
    await expect.poll(() => done).toHaveBeenCalledExactlyOnceWith(data);
  });

  it('never runs when the change is rolled back', async () => {
    const jobs = someJobs();
    const done = vi.fn(async () => {});
    jobs.define('rolled', {}, done);
    await jobs.start();
    const failing = db.transaction().execute(async (tx) => {
      await jobs.send(tx, 'rolled', {});
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await pause(1200);
    expect(done).not.toHaveBeenCalled();
    expect(await sql`select id from jobs.job where name = 'rolled'`).toHaveLength(0);
  });

  it('is retried after growing pauses, each failure one line without content', async () => {
    const log = aLog();
    const jobs = someJobs(log);
    const times: number[] = [];
    jobs.define('flaky', { retryLimit: 5, retryDelay: 1, retryBackoff: true }, async () => {
      times.push(Date.now());
      if (times.length < 3) throw new Error('550 anna@example.nl is unknown');
    });
    await jobs.start();
    await db.transaction().execute((tx) => jobs.send(tx, 'flaky', {}));
    await expect.poll(() => times).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThan(950);
    expect(third - second).toBeGreaterThan(1950);
    expect(log.warn).toHaveBeenCalledTimes(2);
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ job: 'flaky', attempt: 1, why: 'Error' });
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('anna');
  });

  it('that was slow and failed waits behind what was never tried, in its own order', async () => {
    const jobs = someJobs();
    const slow = { atOnce: 1, is: ({ message }: Error) => message === 'slow' };
    const given = {
      atOnce: 1,
      retryLimit: 2,
      retryDelay: 600,
      slow: { ...slow, is: slow.is as never },
    };
    jobs.define<{ why: string }>('slowly', given, async ({ why }) => {
      throw new Error(why);
    });
    await jobs.start();
    for (const [why, priority] of [
      ['slow', -7],
      ['slow', 1_000_000_003],
      ['else', -9],
    ] as const)
      await jobs.send(db, 'slowly', { why }, { priority });
    const places = async () =>
      (
        await sql`select priority from jobs.job where name = 'slowly' and state = 'retry'
        order by priority desc`
      ).map(({ priority }) => priority);
    await expect.poll(places).toEqual([3, -9, -1_000_000_007]);
  });

  it('is finished before the program stops', async () => {
    const jobs = someJobs();
    const events: string[] = [];
    jobs.define('slow', {}, async () => {
      events.push('began');
      await pause(1500);
      events.push('ended');
    });
    await jobs.start();
    await db.transaction().execute((tx) => jobs.send(tx, 'slow', {}));
    await expect.poll(() => events).toEqual(['began']);
    await jobs.stop();
    expect(events).toEqual(['began', 'ended']);
    const [job] = await sql`select state from jobs.job where name = 'slow'`;
    expect(job?.state).toBe('completed');
  });

  it('is begun again soon after the program that was doing it was killed', async () => {
    const killed = someJobs();
    killed.define('left', { retryLimit: 2, retryDelay: 1 }, undefined);
    await killed.start();
    await killed.send(db, 'left', { id: 5 });
    await sql`update jobs.job set state = 'active', started_on = now() - interval '70 seconds',
      heartbeat_on = now() - interval '70 seconds' where name = 'left'`;
    await killed.stop();
    const next = someJobs();
    const done = vi.fn(async () => {});
    next.define('left', { retryLimit: 2, retryDelay: 1 }, done);
    await next.start();
    await expect.poll(() => done, { timeout: 60_000 }).toHaveBeenCalledExactlyOnceWith({ id: 5 });
  });

  it('is run by one of two programs on the same database', async () => {
    const runs: number[] = [];
    const [one, two] = [someJobs(), someJobs()];
    for (const jobs of [one, two]) {
      jobs.define<{ n: number }>('shared', {}, async ({ n }) => runs.push(n));
      await jobs.start();
    }
    const numbers = [1, 2, 3, 4, 5, 6];
    await db.transaction().execute(async (tx) => {
      for (const n of numbers) await one.send(tx, 'shared', { n });
    });
    await expect.poll(() => runs.length).toBeGreaterThanOrEqual(6);
    await pause(600);
    expect(runs.sort()).toEqual(numbers);
  });
});

describe('the job queue', () => {
  it('keeps the schedules that are in the code and removes the others', async () => {
    const before = someJobs();
    before.define('hourly', { cron: '17 * * * *' }, async () => {});
    before.define('gone', { cron: '0 3 * * *' }, async () => {});
    await before.start();
    await before.stop();
    const after = someJobs();
    after.define('hourly', { cron: '18 * * * *' }, async () => {});
    await after.start();
    const schedules = await sql`select name, cron from jobs.schedule`;
    expect([...schedules]).toEqual([{ name: 'hourly', cron: '18 * * * *' }]);
  });

  it('adopts changed options for an existing queue', async () => {
    for (const retryLimit of [1, 9]) {
      const jobs = someJobs();
      jobs.define('changing', { retryLimit }, async () => {});
      await jobs.start();
      await jobs.stop();
    }
    const [queue] = await sql`select retry_limit from jobs.queue where name = 'changing'`;
    expect(queue?.retry_limit).toBe(9);
  });
});
