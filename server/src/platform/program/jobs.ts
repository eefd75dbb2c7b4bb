import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, fromKysely, PgBoss, type SendOptions } from 'pg-boss';
import type { Sql } from 'postgres';
import { askForWrites } from '../database/databaseErrors.ts';
import type { Db } from '../database/db.ts';
import { withoutLimits } from '../database/migrate.ts';
import { type Definition, type Handler, type JobOptions, openQueue, why } from './jobWorkers.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
export type Jobs = ReturnType<typeof createJobs>;

/** Without `byTheClock` nothing starts on schedule, as in a test that sets the time. */
type Settings = { url: string; log: Log; pollSeconds?: number; byTheClock?: boolean };
const stopSeconds = 4;
const schema = 'jobs';
const watched = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 5 };
/** Only the owner may change the schema of the queue, or rebuild its indexes. */
const ownersWork = { migrate: false, reindex: false, useListenNotify: true };

/** Work done outside a request: written in its transaction, run once that has committed. */
export function createJobs({ url, log, pollSeconds = 2, byTheClock = true }: Settings) {
  const boss = openBoss(url, { schedule: byTheClock, ...watched, ...ownersWork });
  const defined = new Map<string, Definition>();
  const trouble = reportTrouble(boss, log);

  return {
    /** Without a handler the jobs are kept until there is one. */
    define<T extends object>(name: string, options: JobOptions, handler: Handler<T> | undefined) {
      defined.set(name, { name, options, handler });
    },

    async start() {
      await boss.start();
      await forgetOldSchedules(boss, defined);
      await Promise.all(
        [...defined.values()].map((one) => openQueue(boss, one, { log, pollSeconds })),
      );
    },

    /** Takes no more work, and waits for what is running. */
    async stop() {
      await boss.stop({ graceful: true, timeout: stopSeconds * 1000 });
      trouble.stop();
    },

    send: (tx: Db, name: string, data: object, options: Omit<SendOptions, 'db'> = {}) =>
      boss.send(name, data, { ...options, db: fromKysely(tx) }),

    retry: (tx: Db, name: string, id: string) => boss.retry(name, id, { db: fromKysely(tx) }),

    /** In one statement, however many there are. */
    sendMany: (tx: Db, name: string, jobs: { data: object; priority: number }[]) =>
      boss.insert(name, jobs, { db: fromKysely(tx) }),
  };
}

/** For the pool below: a connection to a database that became read-only stays so. */
const renewed = { maxLifetimeSeconds: 60 };

export const openBoss = (url: string, options: Partial<ConstructorOptions> = {}) =>
  new PgBoss({
    ...options,
    connectionString: url,
    schema,
    application_name: 'traject-jobs',
    max: 3,
    ...renewed,
  });

/** The tables of the queue, made or migrated by their owner before the program uses them. */
export async function prepareJobs(sql: Sql) {
  const one = await sql.reserve();
  const executeSql = async (text: string, values: unknown[] = []) => ({
    rows: await (values.length > 0
      ? one.unsafe(text, values as string[])
      : one.unsafe(text).simple()),
  });
  const boss = new PgBoss({ db: { executeSql }, schema, supervise: false, schedule: false });
  const broken = new Promise((_, fail) => boss.on('error', fail));
  try {
    await one.unsafe(withoutLimits('session'));
    // Two processes that start at once take turns.
    await one`select pg_advisory_lock(hashtext('traject.jobs'))`;
    await Promise.race([boss.start(), broken]);
    await boss.stop({ graceful: false });
  } finally {
    await one`select pg_advisory_unlock(hashtext('traject.jobs'))`;
    await one`reset all`;
    one.release();
  }
}

/** A schedule outlives the code that made it. */
async function forgetOldSchedules(boss: PgBoss, defined: Map<string, Definition>) {
  const schedules = await boss.getSchedules();
  const old = schedules.filter(({ name }) => !defined.get(name)?.options.cron);
  for (const { name, key } of old) await boss.unschedule(name, key);
}

/** One line when the database goes down and one when it is back, however many workers complain. */
function reportTrouble(boss: PgBoss, log: Log) {
  let away: NodeJS.Timeout | undefined;
  const look = async () => {
    await boss.getDb().executeSql(askForWrites);
    clearInterval(away);
    away = undefined;
    log.info('jobs: the database is back');
  };
  boss.on('warning', ({ message }) => log.warn(`jobs: ${message}`));
  boss.on('error', (error) => {
    if (away) return;
    log.warn({ why: why(error) }, 'jobs: the database does not answer, waiting for it');
    away = setInterval(() => look().catch(() => {}), 1000).unref();
  });
  return { stop: () => clearInterval(away) };
}
