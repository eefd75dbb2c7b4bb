import type { ChangeScope } from '@traject/contract/appointments';
import type { AppointmentScope } from '../../platform/access/scope.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { forbidden, notFound, unprocessable } from '../../platform/http/errors.ts';
import { lockTrajectory } from '../approvals/approvals.service.ts';
import { lockRows, type Row } from './write.queries.ts';

type Named = Pick<AppointmentScope, 'trajectory_id' | 'uid'>;

/** The trajectory first, as everywhere. */
export async function lockSeries(db: Db, { trajectory_id, uid }: Named, otherwise = notFound) {
  if (trajectory_id) await lockTrajectory(db, trajectory_id, otherwise);
  return lockRows(db, uid);
}

/** Whoever sees a trajectory works on it; what belongs to none is its owner's. */
function refuseOther({ trajectory_id, owner_id }: AppointmentScope, self: Self) {
  if (!trajectory_id && owner_id !== self.id) throw forbidden('appointment.of_another');
}

/** What a change is about: this one, or also those that come after it. */
export async function lockAffected(
  db: Db,
  appointment: AppointmentScope,
  { self, scope = 'one' }: { self: Self; scope?: ChangeScope | undefined },
) {
  refuseOther(appointment, self);
  const rows = await lockSeries(db, appointment);
  const target = rows.find(({ id }) => id === appointment.id);
  if (!target) throw notFound();
  if (target.cancelled_at) throw unprocessable('appointment.cancelled');
  const isAffected = (row: Row) =>
    row.id === target.id ||
    (scope === 'following' && !row.cancelled_at && row.starts_at > target.starts_at);
  return { rows, target, affected: rows.filter(isAffected) };
}

/** When the last of a series that still takes place has ended. */
export const endOf = (rows: Row[]) =>
  new Date(Math.max(0, ...rows.map(({ ends_at }) => ends_at.getTime())));

/** One that belongs to another trajectory is not found here. */
export function refuseMisplaced({ trajectory_id }: AppointmentScope, trajectoryId: number) {
  if (trajectory_id !== trajectoryId) throw notFound();
}
