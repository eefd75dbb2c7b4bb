import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { cpuOf, cpuOfChildren, type Program } from './processes.ts';

export type Call = {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
  /** Each time with its own idempotency key, as the screens send it. */
  keyed?: true;
};
export type Load = { program: Program; calls: Call[]; seconds: number; connections?: number };
/** What one answer costs: CPU time of the program and of the database in ms, and time waited. */
export type Measured = { perSecond: number; app: number; database: number; p99: number };

export const createLoader = (postmaster: number) => {
  const run = async ({ program, calls, seconds, connections = 50 }: Load): Promise<Measured> => {
    await untilIdle(postmaster);
    const before = { app: cpuOf(program.pid), database: cpuOfChildren(postmaster) };
    const result = await autocannon({
      url: program.origin,
      connections,
      duration: seconds,
      requests: shuffled(calls).map(({ headers, keyed, ...call }) => ({
        ...call,
        ...(keyed && { setupRequest: withKey }),
        headers: { ...headers, ...(call.body && { 'content-type': 'application/json' }) },
      })),
    });
    const wrong = result.non2xx + result.errors;
    if (wrong > 0) throw new Error(`${wrong} wrong answers of ${calls[0]?.path}`);
    const answers = result['2xx'];
    if (answers === 0) throw new Error(`No answer of ${calls[0]?.path} in ${seconds} s`);
    const app = (cpuOf(program.pid) - before.app) / answers;
    const database = (cpuOfChildren(postmaster) - before.database) / answers;
    if (app < 0 || database < 0) throw new Error(`${calls[0]?.path} cost less than nothing`);
    return { perSecond: answers / result.duration, app, database, p99: result.latency.p99 };
  };

  /** Interleaved, so that other load on the machine affects all of them equally. */
  const inTurns = async (loads: Load[], rounds: number): Promise<Measured[]> => {
    // The engine needs a while to reach its final speed.
    for (const load of loads) await run({ ...load, seconds: 1.5 * load.seconds });
    const seen: Measured[][] = loads.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, load] of loads.entries()) seen[index]?.push(await run(load));
    return seen.map(middle);
  };

  return { run, inTurns };
};
const withKey = (request: autocannon.Request): autocannon.Request => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
});

export type Loader = ReturnType<typeof createLoader>;

/** Unfinished work of the previous run must not be counted in this one. */
async function untilIdle(postmaster: number) {
  for (let tries = 0; tries < 100; tries++) {
    const before = cpuOfChildren(postmaster);
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (cpuOfChildren(postmaster) - before <= 10) return;
  }
}

const middle = (all: Measured[]): Measured => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  app: median(all.map(({ app }) => app)),
  database: median(all.map(({ database }) => database)),
  p99: median(all.map(({ p99 }) => p99)),
});

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The same order every time, so that the figures of two runs compare. */
function shuffled<T>(items: T[]) {
  let seed = 7;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed;
  };
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
