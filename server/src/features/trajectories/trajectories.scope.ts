import { sharing } from '../../platform/access/readers.ts';
import type { Caller, TrajectoryScope } from '../../platform/access/scope.ts';
import { reasonsToSee } from '../../platform/access/visibility.ts';
import { createCache } from '../../platform/database/cache.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Invalidation } from '../../platform/database/invalidation.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type Clock, today } from '../../platform/program/clock.ts';

const mostCached = 50_000;

type Known = Omit<TrajectoryScope, 'reasons'>;

/** Needed by almost every call, and therefore cached; the caller's reasons to see it are not. */
export function trajectoryFinder(invalidation: Invalidation, clock: Clock) {
  const cache = createCache<number, Known>(invalidation, mostCached);
  invalidation.on('trajectory', cache.forgetKey);
  return async (db: Db, caller: Caller, id: number): Promise<TrajectoryScope> => {
    const found = await cache.get(id, () => readTrajectory(db, id));
    const reasons = found ? reasonsToSee(caller, found, today(clock)) : [];
    if (!found || reasons.length === 0) throw notFound();
    return { ...found, reasons };
  };
}

const readTrajectory = (db: Db, id: number): Promise<Known | undefined> =>
  db
    .selectFrom('trajectories as t')
    .where('t.id', '=', id)
    .where('t.deleted_at', 'is', null)
    .select(['t.id', 't.organisation_id', 't.client_id', 't.counselor_id'])
    .select(sharing.members.as('members'))
    .executeTakeFirst();
