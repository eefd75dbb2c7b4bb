import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from './concurrency.ts';

/** An account, or what else stands for one person. */
export type Asker = number | string;

type Options<O> = {
  script: URL;
  workerData?: unknown;
  /** How many jobs run at once, and how many more may wait. */
  workers: number;
  queue: number;
  /**
   * How long a thread may work on one job, in CPU time: a busy machine does not make a job heavy. A
   * thread that only sleeps is terminated after ten times as long.
   */
  seconds: number;
  /** How long an idle thread is kept. */
  idleSeconds: number;
  /** How much memory a thread may use before it dies, and nothing else with it. */
  heapMegabytes?: number;
  /** Whether a thread has grown too heavy to keep. */
  isSpent?: (output: O) => boolean;
};

export class PoolFull extends Error {}
/** The job took too long, or its thread died. */
export class JobLost extends Error {}
/** It was the job's own fault, and would happen again. */
export class JobTooHeavy extends JobLost {}

/**
 * Heavy work outside the requests: a few threads, a bounded queue, and a limit on the time and the
 * memory of each job. A thread that exceeds it is terminated, and the next job gets a new one.
 */
export function createPool<I, O>(options: Options<O>) {
  const threads = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const inTurn = limitConcurrency(options.workers);
  let pending = 0;
  let closed = false;

  const open = () => {
    const worker = openThread(options);
    threads.add(worker);
    worker.once('exit', () => {
      threads.delete(worker);
      wake(worker);
    });
    return worker;
  };
  const wake = (worker: Worker) => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };
  const take = () => {
    const worker = [...idle.keys()].at(-1);
    if (!worker) return open();
    wake(worker);
    return worker;
  };
  const end = async (worker: Worker) => {
    wake(worker);
    await worker.terminate();
  };
  const keep = (worker: Worker) => {
    // It may have died in the very turn in which it answered.
    if (!threads.has(worker)) return;
    idle.set(worker, setTimeout(() => end(worker), options.idleSeconds * 1000).unref());
  };
  /** The new one opens first: while the old one is there, they share compiled code. */
  const replace = async (worker: Worker) => {
    keep(open());
    await end(worker);
  };

  const work = async (input: I, seconds: number) => {
    const worker = take();
    try {
      const output = await perform<O>(worker, input, seconds);
      if (closed) await end(worker);
      else if (options.isSpent?.(output)) await replace(worker);
      else keep(worker);
      return output;
    } catch (error) {
      await end(worker);
      if (error instanceof JobLost) throw error;
      const Lost = isOutOfMemory(error) ? JobTooHeavy : JobLost;
      throw new Lost('the thread failed', { cause: error });
    }
  };

  return {
    /** `by` is whose work it is: each has a turn, however much another has waiting. */
    async run(input: I, by?: Asker, seconds = options.seconds): Promise<O> {
      if (closed || pending >= options.workers + options.queue) throw new PoolFull();
      pending++;
      return inTurn(() => work(input, seconds), by).finally(() => pending--);
    },
    threads: () => threads.size,
    /** Those that run and those that wait. */
    pending: () => pending,
    async close() {
      closed = true;
      await Promise.all([...threads].map(end));
    },
  };
}

/**
 * At its limit a thread gets a few megabytes of grace to end in. The young generation moves there
 * all at once: if that were more than fits, the engine would end the whole program instead.
 */
const youngMegabytes = 8;

/** It never keeps the program from ending, and what it prints may contain what it works on. */
function openThread({ script, workerData, heapMegabytes }: Options<never>) {
  const resourceLimits = heapMegabytes
    ? { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes }
    : {};
  const quiet = { execArgv: [], stdout: true, stderr: true };
  const worker = new Worker(script, { workerData, resourceLimits, ...quiet });
  worker.stdout.resume();
  worker.stderr.resume();
  worker.unref();
  // While it works, its job is told; an idle one is simply gone.
  worker.on('error', () => {});
  return worker;
}

async function perform<O>(worker: Worker, input: unknown, seconds: number): Promise<O> {
  const over = new AbortController();
  const { signal } = over;
  const lost = (error: JobLost) => () => {
    throw error;
  };
  worker.postMessage(input);
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([output]) => output as O),
      once(worker, 'exit', { signal }).then(lost(new JobLost('the thread ended'))),
      worked(worker, seconds, signal).then(lost(new JobTooHeavy('it took too long'))),
    ]);
  } finally {
    over.abort();
  }
}

const isOutOfMemory = (error: unknown) =>
  (error as { code?: string } | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

const lookEach = 100;

async function worked(worker: Worker, seconds: number, signal: AbortSignal) {
  const spent = async () => {
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1_000_000;
  };
  const before = await spent();
  for (let looks = 0; looks * lookEach < 10_000 * seconds; looks++) {
    await pass(lookEach, undefined, { signal });
    if ((await spent()) - before >= seconds) return;
  }
}
