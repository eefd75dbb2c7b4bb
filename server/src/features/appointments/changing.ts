import { type AppointmentChange, appointmentRules } from '@traject/contract/appointments';
import type { Language } from '@traject/contract/common/languages';
import type { AppointmentScope } from '../../platform/access/scope.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { addDays, clockTimes, daysBetween } from '../../platform/program/amsterdam.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { type Invited, invitedTo } from './guests.ts';
import { lockAffected } from './locking.ts';
import { renewParties } from './parties.ts';
import { timesOf } from './series.ts';
import { type Changed, tellOfChange } from './tellOfChange.ts';
import * as write from './write.queries.ts';

type Acting = { self: Self; language: Language; body: AppointmentChange };
type Row = write.Row;

/** A change of a series changes only what differs, so that others may differ in the rest. */
export async function changeAppointment(
  world: World,
  db: Db,
  appointment: AppointmentScope,
  { self, language, body }: Acting,
) {
  const { scope, guests, ...given } = body;
  const { rows, target, affected } = await lockAffected(db, appointment, { self, scope });
  const stored = { ...target, ...clockTimes(target) };
  const by = { self, language, clock: world.clock };
  const values = await versionedUpdate(db, { stored, given, rules: appointmentRules, by });
  const day = today(world.clock);
  const wanted = { guests, owner_id: target.owner_id, today: day };
  const invited = guests && (await invitedTo(db, target, wanted));
  const before = await write.guestsOf(
    db,
    affected.map(({ id }) => id),
  );
  const change = differenceOf(stored, values);
  const changes: Changed[] = [];
  for (const row of affected)
    changes.push(await changeRow(db, { row, change, before, invited, self, now: world.clock() }));
  if (target.trajectory_id && changes.some(isPlannedAnew(world.clock())))
    await renewParties(db, target.trajectory_id, world.clock());
  await tellOfChange(world, db, { changes, before, rows, self, today: day });
}

const isPlannedAnew =
  (now: Date) =>
  ({ was, row }: Changed) =>
    was.ends_at <= now && row.ends_at > now;

type Values = Awaited<ReturnType<typeof versionedUpdate<typeof appointmentRules>>>;
type Stored = Row & ReturnType<typeof clockTimes>;
type Difference = ReturnType<typeof differenceOf>;

const words = ['kind', 'title', 'text', 'place', 'video_url'] as const;

function differenceOf(stored: Stored, values: Values) {
  const { date, start, end } = values;
  const isMoved = stored.date !== date || stored.start !== start || stored.end !== end;
  return {
    fields: Object.fromEntries(
      words.filter((name) => values[name] !== stored[name]).map((name) => [name, values[name]]),
    ) as Partial<Pick<Row, (typeof words)[number]>>,
    times: isMoved ? { days: daysBetween(stored.date, date), start, end } : null,
  };
}

type Change = {
  row: Row;
  change: Difference;
  before: write.GuestRow[];
  invited: Invited[] | undefined;
  self: Self;
  now: Date;
};

async function changeRow(db: Db, { row, change, before, invited, self, now }: Change) {
  const { fields, times } = change;
  const moved = times && timesOf(addDays(clockTimes(row).date, times.days), times);
  const isMoved =
    moved !== null &&
    (moved.starts_at.getTime() !== row.starts_at.getTime() ||
      moved.ends_at.getTime() !== row.ends_at.getTime());
  const theirs = before.filter(({ appointment_id }) => appointment_id === row.id);
  const gone = invited
    ? theirs.filter((one) => !invited.some((who) => write.isSame(who, one)))
    : [];
  const rises = isMoved || 'place' in fields || 'video_url' in fields || gone.length > 0;
  const changed = await write.setRow(db, row, {
    ...{ ...fields, ...(isMoved && moved), updated_at: now, updated_by: self.id },
    sequence: row.sequence + (rises ? 1 : 0),
  });
  if (isMoved) await write.askAnew(db, [row.id]);
  await changeGuests(db, { row, theirs, gone, invited, now });
  const isOther = isMoved || Object.keys(fields).length > 0;
  return { was: row, row: changed, isMoved, isOther };
}

type Guests = Pick<Change, 'row' | 'invited' | 'now'> & Record<'theirs' | 'gone', write.GuestRow[]>;

async function changeGuests(db: Db, { row, theirs, gone, invited = [], now }: Guests) {
  const added = invited.filter((who) => !theirs.some((one) => write.isSame(who, one)));
  const { id: appointment_id, organisation_id } = row;
  const on = { appointment_id, organisation_id };
  await write.addGuests(
    db,
    added.map((guest) => ({ ...guest, ...on })),
  );
  if (gone.length > 0)
    await write.dropGuests(
      db,
      gone.map(({ id }) => id),
      now,
    );
}
