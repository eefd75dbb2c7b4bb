import type { Self, User } from '../../platform/access/session.ts';
import { isSeenBy } from '../../platform/access/visibility.ts';
import type { Db } from '../../platform/database/db.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { cancelOfTrajectory } from '../appointments/appointments.service.ts';
import { closeRequests, reopenRequests } from '../approvals/approvals.service.ts';
import { lockRemoved, showAgain } from './removed.queries.ts';
import { hideTrajectory } from './trajectories.queries.ts';

/** Hidden at once, erased a month later; what was asked about it is closed, what was to come is off. */
export async function removeTrajectory(world: World, db: Db, id: number, self: Self) {
  await hideTrajectory(db, id, { deleted_at: world.clock(), deleted_by: self.id });
  await cancelOfTrajectory(world, db, id, self);
  await closeRequests(world, db, id, 'all');
}

/**
 * Restores it with everything that was in it; what its deletion closed is open again. Guests who were
 * told not to come are not asked once more.
 */
export async function restoreTrajectory(world: World, db: Db, id: number, user: User) {
  const caller = { user, access: 'trajectories' } as const;
  const { deleted_at } = await lockRemoved(db, id, isSeenBy(caller, today(world.clock)));
  if (!deleted_at) return;
  await showAgain(db, id);
  await reopenRequests(world, db, id, deleted_at);
}
