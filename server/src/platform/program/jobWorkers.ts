import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss, QueueOptions } from 'pg-boss';

export type JobOptions = QueueOptions & {
  cron?: string;
  /** One that should have started while nothing was running is started then, once. */
  evenIfLate?: boolean;
  policy?: 'exclusive';
  /** How many of them run at the same time in this process; one by default. */
  atOnce?: number;
  /** How many more are reserved for urgent ones, so that they never wait for slow ones. */
  urgentAtOnce?: number;
  /** Those that failed so wait behind what was never tried, and so many of them may run at once. */
  slow?: { atOnce: number; is: (error: unknown) => boolean };
};
export type Handler<T> = (data: T) => Promise<unknown>;
export type Definition = { name: string; options: JobOptions; handler: Handler<never> | undefined };
type Working = { log: Pick<FastifyBaseLogger, 'warn' | 'error'>; pollSeconds: number };

/** A job that cannot be done, in words without personal data; retrying would not help. */
export class JobRefused extends Error {}

/** From about this priority on, a job is urgent; as far below nothing, it was slow before. */
export const urgentPriority = 1_000_000_000;

/**
 * Inserting a job wakes its workers in every process; polling now and then finds the rest. One whose
 * process was killed is begun again when it is not heard of, instead of when its time is up.
 */
export async function openQueue(boss: PgBoss, definition: Definition, working: Working) {
  const { name, options } = definition;
  const { cron, evenIfLate, policy, atOnce = 1, urgentAtOnce = 0, ...rest } = options;
  const { slow, ...given } = rest;
  const queue = { notify: true, heartbeatSeconds: 60, ...given };
  await boss.createQueue(name, policy ? { ...queue, policy } : queue);
  await boss.updateQueue(name, queue);
  if (cron) await boss.schedule(name, cron, {}, { missed: evenIfLate ? 'once' : 'skip' });
  if (!definition.handler) return;
  const [urgent, untried] = [urgentPriority / 2, -urgentPriority / 2];
  for (let n = 0; n < atOnce; n++)
    await work(
      boss,
      definition,
      working,
      n < (slow?.atOnce ?? atOnce) ? {} : { minPriority: untried },
    );
  for (let n = 0; n < urgentAtOnce; n++)
    await work(boss, definition, working, { minPriority: urgent });
}

async function work(boss: PgBoss, definition: Definition, working: Working, only = {}) {
  const { name, options, handler } = definition;
  const { log, pollSeconds: pollingIntervalSeconds } = working;
  const looking = {
    pollingIntervalSeconds,
    notifyPollingIntervalSeconds: pollingIntervalSeconds,
    includeMetadata: true,
    ...only,
  } as const;
  const worker = await boss.work<object>(name, looking, async (jobs) => {
    for (const { id, data, retryCount } of jobs) {
      await (handler as Handler<object>)(data).catch(async (error: unknown) => {
        if (error instanceof JobRefused)
          return log.error({ job: name, id, why: error.message }, 'job refused');
        log.warn({ job: name, id, attempt: retryCount + 1, why: why(error) }, 'job failed');
        if (options.slow?.is(error)) await stepBack(boss, name, id);
        throw error;
      });
    }
    // One after the other, without a pause, until none is waiting.
    boss.notifyWorker(worker);
  });
}

/**
 * Behind what was never tried: an urgent one among the ordinary ones, and those behind all of them,
 * each in its own order.
 */
const stepBack = (boss: PgBoss, name: string, id: string) =>
  boss
    .getDb()
    .executeSql(
      `update jobs.job set priority = priority - ${urgentPriority}
        where name = $1 and id = $2 and priority > ${-urgentPriority / 2}`,
      [name, id],
    )
    .catch(() => {});

/** Messages of other programs may contain names and addresses; a code does not. */
export const why = (error: unknown) =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown';
