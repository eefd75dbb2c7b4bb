import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from './check.ts';
import { type Installation, install, until } from './installation.ts';
import { callWithoutEnd, databaseProcesses, usualCalls, wrongAnswers } from './outage.ts';

export const seconds = 10;
const mostMilliseconds = 2000;

type Away = (installation: Installation) => Promise<void>;

export const away = (name: string, fail: Away, start = () => install()): Check => ({
  name,
  goal: `away for ${seconds} s: 503 with Retry-After within 2 s, and back without a restart`,
  async run() {
    const installation = await start();
    const staff = await installation.as('counselor');
    const stop = callWithoutEnd(usualCalls(staff, installation.anyone));
    await pause(1000);
    await fail(installation);
    const isBack = await until(installation.isReady, 10);
    const { wrong, slowest, refused } = wrongAnswers(await stop(), mostMilliseconds);
    const reading = await staff.get('/trajectories/1');
    if (!isBack || !installation.isAlive()) wrong.push('it did not come back by itself');
    if (reading.status !== 200) wrong.push(`reading afterwards: ${reading.status}`);
    await installation.stop();
    return {
      figure: `${refused} answers of 503, the slowest answer after ${slowest} ms`,
      isReached: wrong.length === 0,
      shortfalls: wrong.slice(0, 10),
    };
  },
});

/** It accepts connections and queries, and answers none. */
export const databaseHangs = away('faults: the database hangs', async (installation) => {
  const pids = await databaseProcesses(installation);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await pause(seconds * 1000);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
});

/** Each time it is restarted, it is killed again. */
export const databaseGone = away('faults: the database is gone', async ({ databasePid }) => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(300)) {
    const pid = await databasePid().catch(() => undefined);
    if (pid && existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL');
  }
});
