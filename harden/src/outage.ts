import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Client } from './client.ts';
import type { Installation } from './installation.ts';
import type { Refused } from './writers.ts';

export type Seen = { status: number; milliseconds: number; hasRetryAfter: boolean; what: string };

/** Keeps calling in several ways while something is broken, and records every answer. */
export function callWithoutEnd(calls: Record<string, () => Promise<unknown>>) {
  const seen: Seen[] = [];
  let isOver = false;
  const loops = Object.entries(calls).map(async ([what, call]) => {
    while (!isOver) {
      const began = performance.now();
      const answer = await call().catch((error: Partial<Refused>) => error.answer ?? none);
      const { status, headers } = (answer as Answer | undefined) ?? done;
      const milliseconds = performance.now() - began;
      seen.push({ what, status, hasRetryAfter: headers.has('retry-after'), milliseconds });
      await pause(20);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(loops);
    return seen;
  };
}

const done = { status: 200, headers: new Headers() };
const none = { status: 0, headers: new Headers() };

/** Somebody who reads, one who writes, a visitor with a link, and one who signs in. */
export const usualCalls = (staff: Client, anyone: Client) => ({
  read: () => staff.get('/trajectories/1'),
  list: () => staff.get('/trajectories?page=1'),
  write: () =>
    staff.post('/trajectories/1/notes', { note: 'Tijdens storing', date: '2026-06-01 10:00:00' }),
  visit: () => anyone.get(`/approval-request/${'a'.repeat(43)}`),
  signIn: () =>
    anyone.post('/auth/login', { email: 'evaluator@demo.example', password: 'demo-demo-demo' }),
});

/** Whatever was not done must be a 503 with a Retry-After, and soon. */
export function wrongAnswers(seen: Seen[], mostMilliseconds: number) {
  const isWork = (status: number) => (status >= 200 && status < 300) || status === 404;
  const wrong = seen.flatMap(({ what, status, milliseconds, hasRetryAfter }) => {
    const said = `${what}: ${status} after ${Math.round(milliseconds)} ms`;
    if (milliseconds > mostMilliseconds) return [`too late, ${said}`];
    if (isWork(status) || (status === 503 && hasRetryAfter)) return [];
    return [`no 503 with Retry-After, ${said}`];
  });
  const slowest = Math.round(Math.max(...seen.map(({ milliseconds }) => milliseconds)));
  const refused = seen.filter(({ status }) => status === 503).length;
  return { wrong, slowest, refused };
}

/** The database's main process and its children, one for each connection. */
export async function databaseProcesses({ databasePid }: Installation) {
  const main = await databasePid();
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const));
  return [main, ...parents.flatMap(([pid, parent]) => (parent === main ? [pid] : []))];
}

async function parentOf(pid: number) {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
}
