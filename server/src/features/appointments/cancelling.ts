import type { ChangeScope } from '@traject/contract/appointments';
import type { AppointmentScope } from '../../platform/access/scope.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { aboutOf } from './invitation.ts';
import { endOf, lockAffected } from './locking.ts';
import { byGuest, pairs, tellGuest, tellOwner } from './telling.ts';
import { knownTo } from './tellOfChange.ts';
import {
  cancelComing,
  dropRows,
  type GuestRow,
  guestsOf,
  type Row,
  setRow,
  stopMails,
} from './write.queries.ts';

type Acting = { self: Self; scope: ChangeScope | undefined };

/** What had guests stays visible as cancelled, because they may ask about it; the rest goes. */
export async function cancelAppointment(
  world: World,
  db: Db,
  appointment: AppointmentScope,
  { self, scope }: Acting,
) {
  const { rows, affected } = await lockAffected(db, appointment, { self, scope });
  const ids = affected.map(({ id }) => id);
  const guests = await guestsOf(db, ids);
  const hasGuests = ({ id }: Row) => guests.some(({ appointment_id }) => appointment_id === id);
  const by = { cancelled_at: world.clock(), updated_at: world.clock(), updated_by: self.id };
  const cancelled: Row[] = [];
  for (const row of affected.filter(hasGuests))
    cancelled.push(await setRow(db, row, { ...by, sequence: row.sequence + 1 }));
  const lone = affected.filter((row) => !hasGuests(row));
  if (cancelled.length > 0) {
    const isWhole = rows.every((row) => row.cancelled_at !== null || ids.includes(row.id));
    if (isWhole)
      await stopMails(
        db,
        guests.map(({ id }) => id),
      );
    await tellOfCancelling(world, db, { cancelled, guests, self });
  }
  if (lone.length > 0)
    await dropRows(
      db,
      lone.map(({ id }) => id),
    );
}

/**
 * Its trajectory is deleted: guests need not come to what was still to be, also when it is restored
 * later. What nobody was asked to comes back with it.
 */
export async function cancelOfTrajectory(world: World, db: Db, trajectoryId: number, self: Self) {
  const by = { cancelled_at: world.clock(), updated_at: world.clock(), updated_by: self.id };
  const rows = await cancelComing(db, trajectoryId, by);
  const guests = await guestsOf(
    db,
    rows.map(({ id }) => id),
  );
  await stopMails(
    db,
    guests.map(({ id }) => id),
  );
  for (const cancelled of Map.groupBy(rows, ({ uid }) => uid).values())
    await tellOfCancelling(world, db, { cancelled, guests, self, isGone: true });
}

type Told = {
  cancelled: Row[];
  guests: GuestRow[];
  self: Self;
  /** Nothing is left to look at. */
  isGone?: boolean;
};

async function tellOfCancelling(world: World, db: Db, told: Told) {
  const { cancelled, guests, self, isGone } = told;
  const [first] = cancelled;
  if (!first) return;
  const template = 'appointment-cancelled';
  const day = today(world.clock);
  const about = await aboutOf(db, first);
  const mayKnow = await knownTo(db, first, guests, day);
  const coming = cancelled.filter(({ ends_at }) => ends_at > world.clock());
  for (const theirs of byGuest(pairs(coming, guests.filter(mayKnow))))
    await tellGuest(world, db, { template, asked: theirs, about, ends: endOf(coming) });
  if (self.id !== about.owner.id)
    await tellOwner(world, db, { template, about, rows: coming, today: day, isGone });
}
