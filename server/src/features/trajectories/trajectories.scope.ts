import { staffOf } from '../../platform/access/access.ts';
import type { Caller, TrajectoryScope } from '../../platform/access/scope.ts';
import { createCache } from '../../platform/database/cache.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Invalidation } from '../../platform/database/invalidation.ts';
import { notFound } from '../../platform/http/errors.ts';

const mostCached = 50_000;

/** Needed by almost every call, and therefore cached. */
export function trajectoryFinder(invalidation: Invalidation) {
  const cache = createCache<number, TrajectoryScope>(invalidation, mostCached);
  invalidation.on('trajectory', cache.forgetKey);
  return async (db: Db, { user }: Caller, id: number): Promise<TrajectoryScope> => {
    const found = await cache.get(id, () => readTrajectory(db, id));
    if (!found || !staffOf(user).includes(found.organisation_id)) throw notFound();
    return found;
  };
}

const readTrajectory = (db: Db, id: number): Promise<TrajectoryScope | undefined> =>
  db
    .selectFrom('trajectories')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'organisation_id', 'client_id'])
    .executeTakeFirst();
