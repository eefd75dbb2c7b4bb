import { randomUUID } from 'node:crypto';
import type { AppointmentInput } from '@traject/contract/appointments';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { lockTrajectory } from '../approvals/approvals.service.ts';
import { invitedTo, type Place } from './guests.ts';
import { aboutOf } from './invitation.ts';
import { datesOf, timesOf } from './series.ts';
import { byGuest, pairs, tellGuest } from './telling.ts';
import { addGuests, addRows, guestsOf, type Row } from './write.queries.ts';

type New = { place: Place; self: Self; body: AppointmentInput };

/** Each time of a series is a row of its own; answers the id of the first. */
export async function makeAppointment(world: World, db: Db, { place, self, body }: New) {
  const { guests, ...said } = body;
  if (place.trajectory_id) await lockTrajectory(db, place.trajectory_id, notFound);
  const wanted = { guests, owner_id: self.id, today: today(world.clock) };
  const invited = await invitedTo(db, place, wanted);
  const rows = await addRows(db, rowsOf(said, { place, self, now: world.clock() }));
  const asked = rows.flatMap(({ id: appointment_id, organisation_id }) =>
    invited.map((guest) => ({ ...guest, appointment_id, organisation_id })),
  );
  await addGuests(db, asked);
  if (invited.length > 0) await invite(world, db, rows);
  return rows[0]?.id ?? 0;
}

type Made = { place: Place; self: Self; now: Date };

function rowsOf(said: Omit<AppointmentInput, 'guests'>, { place, self, now }: Made) {
  const { date, start, end, repeat, ...fields } = said;
  const dates = datesOf(date, repeat);
  const uid = randomUUID();
  const isSeries = repeat && dates.length > 1;
  return dates.map((day) => {
    const times = timesOf(day, { start, end });
    return {
      ...{ ...place, ...fields, ...times, uid, owner_id: self.id },
      ...{ created_by: self.id, created_at: now },
      ...(isSeries && {
        recurrence_at: times.starts_at,
        repeats: repeat.every,
        repeats_until: repeat.until,
      }),
    };
  });
}

/** Nobody is asked to what has been. */
async function invite(world: World, db: Db, rows: Row[]) {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || last.ends_at <= world.clock()) return;
  const about = await aboutOf(db, first);
  const guests = await guestsOf(
    db,
    rows.map(({ id }) => id),
  );
  const letter = { template: 'appointment-asked', about, ends: last.ends_at } as const;
  for (const theirs of byGuest(pairs(rows, guests)))
    await tellGuest(world, db, { ...letter, asked: theirs, isNew: true });
}
