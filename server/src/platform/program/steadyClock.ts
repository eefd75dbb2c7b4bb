import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Clock } from './clock.ts';
import { JobRefused } from './jobWorkers.ts';

const fiveMinutes = 5 * 60 * 1000;

type Look = { now: Date; steady: boolean };

/**
 * For whatever deletes things by their age. The clock must agree with the database's, and must not
 * have jumped by more than a week in the past day: a machine that was off loses nothing by waiting,
 * and one whose clock is wrong has a day to be put right.
 */
export async function withSteadyClock<T>(db: Db, clock: Clock, work: () => Promise<T>): Promise<T> {
  const { now, steady } = await look(db);
  if (Math.abs(now.getTime() - clock().getTime()) > fiveMinutes)
    throw new JobRefused('The clocks of this machine and of the database differ.');
  if (!steady) throw new JobRefused('The clock jumped by more than a week, less than a day ago.');
  return work();
}

async function look(db: Db): Promise<Look> {
  const { rows } = await sql<Look>`
    update installation set clock_seen_at = now(), clock_steady_since =
      case when clock_seen_at - now() between interval '-8 days' and interval '8 days'
        then clock_steady_since when clock_seen_at is not null then now() end
    returning now() as now,
      coalesce(clock_steady_since < now() - interval '20 hours', true) as steady`.execute(db);
  return rows[0] as Look;
}
