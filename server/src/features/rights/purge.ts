import type { Db } from '../../platform/database/db.ts';
import { withinAll } from '../../platform/database/wall.ts';
import { daysAfter } from '../../platform/program/amsterdam.ts';
import type { Clock } from '../../platform/program/clock.ts';
import { withSteadyClock } from '../../platform/program/steadyClock.ts';
import type { World } from '../../platform/program/world.ts';
import { keptDays } from '../trajectories/trajectories.service.ts';
import { removeForGood } from './removal.ts';

/** Deleted trajectories can be restored for a month; then they are erased, with their files. */
export const purgeDaily = ({ jobs, db, clock }: World) =>
  jobs.define('trajectories-purge', { cron: '41 3 * * *', retryLimit: 2 }, () =>
    withSteadyClock(db, clock, () => purgeTrajectories(db, clock)),
  );

export async function purgeTrajectories(everywhere: Db, clock: Clock) {
  const db = await withinAll(everywhere);
  const before = daysAfter(clock(), -keptDays);
  await db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('trajectories')
      .where('deleted_at', '<', before)
      .select('id')
      .forUpdate()
      .execute();
    await removeForGood(
      tx,
      old.map(({ id }) => id),
    );
  });
}
