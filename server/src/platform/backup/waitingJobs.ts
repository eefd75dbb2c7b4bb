import type { Run } from '../database/migrate.ts';
import { openBoss } from '../program/jobs.ts';
import { backupJob, type Manifest } from './manifest.ts';

type Jobs = Manifest['jobs'];

const ours = "name not like '\\_\\_pgboss%'";
/** The job that makes this very backup would make another as soon as it is restored. */
const others = `name <> '${backupJob}'`;

/** Pending or running jobs; the queue's own work, such as its schedules, restarts by itself. */
export async function jobsOf(run: Run): Promise<Jobs> {
  const [queue] = await run<{ name: unknown }>(`select to_regclass('jobs.job') as name`);
  if (!queue?.name) return [];
  return run(`select name, coalesce(data, '{}') as data from jobs.job
    where state in ('created', 'retry', 'active') and ${ours} and ${others}
    order by created_on, id`);
}

/** Replaces the existing jobs with those of the archive, with all their retries left. */
export async function jobsFor(url: string, jobs: Jobs) {
  const boss = openBoss(url, { supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  for (const name of new Set(jobs.map((job) => job.name))) await boss.createQueue(name);
  return {
    async queue(run: Run) {
      const executeSql = async (text: string, values?: unknown[]) => ({
        rows: await run(text, values as Parameters<Run>[1]),
      });
      await run(`delete from jobs.job where ${ours}`);
      for (const { name, data } of jobs) await boss.send(name, data, { db: { executeSql } });
    },
    [Symbol.asyncDispose]: () => boss.stop({ graceful: false }),
  };
}
