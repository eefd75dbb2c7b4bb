import { withinAll } from '../../platform/database/wall.ts';
import { isOfficeTime } from '../../platform/program/officeHours.ts';
import { withSteadyClock } from '../../platform/program/steadyClock.ts';
import type { World } from '../../platform/program/world.ts';
import { partyKinds } from './due.queries.ts';
import { tellEnded } from './ended.ts';
import { remindEvaluators, tellExpired } from './evaluators.ts';
import { remindParties } from './parties.ts';

/** Whoever was asked something is reminded of it, and who asked is told what stays unanswered. */
export const remindHourly = (world: World) =>
  world.jobs.define('reminders', { cron: '7 * * * *', retryLimit: 2 }, () =>
    withSteadyClock(world.db, world.clock, () => remind(world, world.clock())),
  );

/** Never at night or on a Sunday: what becomes due then is for the next morning. */
export async function remind(world: World, now: Date) {
  if (!isOfficeTime(now)) return;
  const run = { everywhere: await withinAll(world.db), now };
  const parts = [
    ...partyKinds.map((kind) => () => remindParties(world, kind, run)),
    () => remindEvaluators(world, run),
    () => tellEnded(world, run),
    () => tellExpired(world, run),
  ];
  const failures: unknown[] = [];
  // One that fails does not keep the others from being done.
  for (const part of parts) await part().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
