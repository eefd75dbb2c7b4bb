import type { Trial } from '@traject/contract/rights';
import { recordEvent } from '../../platform/audit/events.ts';
import type { Db } from '../../platform/database/db.ts';
import { allOrganisations, within } from '../../platform/database/wall.ts';
import type { Clock } from '../../platform/program/clock.ts';
import { withSteadyClock } from '../../platform/program/steadyClock.ts';
import type { World } from '../../platform/program/world.ts';
import { countOutdated, dropOutdated } from '../invoices/invoices.service.ts';
import { eraseIn, lockPerson } from './erasing.ts';
import { mayTake, type Night, nightIsOver } from './night.ts';
import { removeForGood } from './removal.ts';
import * as retention from './retention.queries.ts';

const swept = {
  evaluations: 'evaluation_months',
  mails: 'mail_months',
  events: 'event_months',
} as const;
type Periods = Partial<
  Record<'trajectory_months' | (typeof swept)[retention.Swept], number | null>
>;
type Organisation = { organisation_id: number; periods: Periods; now: Date };

const noTrajectories = { total: 0, clients: 0, first: [] };
const rowsAtOnce = 1000;
const request_id = 'retention';

/**
 * What would be erased today, by the same queries as the nightly sweep, without changing anything.
 */
export async function tryOut(db: Db, organisation: Organisation): Promise<Trial> {
  const over = periodOf(organisation, 'trajectory_months');
  const count = (table: retention.Swept) => {
    const period = periodOf(organisation, swept[table]);
    return period ? retention.countDue(db, table, period) : 0;
  };
  return {
    trajectories: over ? await retention.tryTrajectories(db, over) : noTrajectories,
    evaluations: await count('evaluations'),
    mails: await count('mails'),
    events: await count('events'),
  };
}

const periodOf = (
  { organisation_id, periods, now }: Organisation,
  name: keyof Periods,
): retention.Period | undefined => {
  const months = periods[name];
  return months ? { organisation_id, months, now } : undefined;
};

/** Every night, after deleted trajectories have been purged. */
export const retentionDaily = (world: World) =>
  world.jobs.define('rights-retention', { cron: '11 4 * * *', retryLimit: 2 }, () =>
    withSteadyClock(world.db, world.clock, () => keepToPeriods(world)),
  );

/**
 * What is due in each organisation, unless it is so much that its administrators are asked first.
 */
export async function keepToPeriods(world: Night, clock = world.clock) {
  await eachOf(await allOrganisations(world.db), async (organisation_id) => {
    const db = within(world.db, [organisation_id]);
    const periods = await retention.findPeriods(db, organisation_id);
    const organisation = { organisation_id, periods, now: clock() };
    const { trajectories, ...others } = await tryOut(db, organisation);
    const outdated = await countOutdated(db, organisation_id, clock);
    const due = { trajectories: trajectories.total, ...others, ...outdated };
    if (!(await mayTake(world, db, { ...organisation, due }))) return;
    try {
      await sweepOld(db, organisation, clock);
      await eraseEnded(db, organisation);
    } finally {
      await nightIsOver(db, organisation);
    }
  });
}

/** One failure does not hold up the others; it is reported at the end. */
async function eachOf<T>(list: T[], work: (one: T) => Promise<unknown>) {
  const failures: unknown[] = [];
  for (const one of list) await work(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** One after the other, each complete and recorded. */
async function eraseEnded(db: Db, organisation: Organisation) {
  const period = periodOf(organisation, 'trajectory_months');
  if (!period) return;
  await eachOf(await retention.findDue(db, period), (due) =>
    db.transaction().execute((tx) => eraseOne(tx, period, due)),
  );
}

async function eraseOne(db: Db, period: retention.Period, { id, client_id }: retention.Due) {
  const { organisation_id, now } = period;
  const place = { id: client_id, organisation_id };
  const known = await lockPerson(db, place);
  // Somebody may have resumed it, or an earlier one took its client along.
  const [due] = await retention.findDue(db, period, id);
  if (!due) return;
  const gone = due.with_client ? known.trajectoryIds : [id];
  if (due.with_client) await eraseIn(db, place, { known, now });
  else await removeForGood(db, gone);
  for (const trajectoryId of gone)
    await recordEvent(db, {
      action: 'rights.erase',
      organisation_id,
      record: { trajectoryId: String(trajectoryId) },
      request_id,
    });
}

/** Data that is merely old, and invoices that the law no longer requires. */
async function sweepOld(db: Db, organisation: Organisation, clock: Clock) {
  const { organisation_id } = organisation;
  const record: Record<string, number> = {};
  for (const table of Object.keys(swept) as retention.Swept[])
    record[table] = await dropAll(db, table, periodOf(organisation, swept[table]));
  Object.assign(record, await dropOutdated(db, organisation_id, clock));
  const isAny = Object.values(record).some((count) => count > 0);
  if (isAny) await recordEvent(db, { action: 'rights.sweep', organisation_id, record, request_id });
}

async function dropAll(db: Db, table: retention.Swept, period: retention.Period | undefined) {
  if (!period) return 0;
  let total = table === 'events' ? await dropMonths(db, period) : 0;
  for (;;) {
    const count = await retention.dropDue(db, table, { ...period, most: rowsAtOnce });
    total += count;
    if (count < rowsAtOnce) return total;
  }
}

/** What cannot go as a whole tonight goes event by event. */
async function dropMonths(db: Db, period: retention.Period) {
  let total = 0;
  for (;;) {
    const count = await retention.dropEventMonth(db, period).catch(() => null);
    if (count === null) return total;
    total += count;
  }
}
