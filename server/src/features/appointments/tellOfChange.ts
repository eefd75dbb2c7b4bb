import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { colleaguesOf } from './guests.ts';
import { aboutOf } from './invitation.ts';
import { endOf } from './locking.ts';
import { byGuest, type Letter, pairs, tellGuest, tellOwner } from './telling.ts';
import { type GuestRow, guestsOf, isSame, type Row, stopMails } from './write.queries.ts';

/** One appointment before and after; `isOther` when its guests must know. */
export type Changed = { was: Row; row: Row; isMoved: boolean; isOther: boolean };
type Told = { changes: Changed[]; before: GuestRow[]; rows: Row[]; self: Self; today: string };

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

export async function tellOfChange(world: World, db: Db, told: Told) {
  const { changes, before, rows, self, today } = told;
  const [first] = changes;
  if (!first) return;
  const about = await aboutOf(db, first.row);
  const after = await guestsOf(db, idsOf(changes.map(({ row }) => row)));
  const mayKnow = await knownTo(db, first.row, [...before, ...after], today);
  const standing = rows.map((row) => changes.find(({ was }) => was.id === row.id)?.row ?? row);
  const ends = endOf(standing.filter(({ cancelled_at }) => !cancelled_at));
  if (!first.row.recurrence_at && first.isOther) await stopMails(db, idsOf(before));
  const now = world.clock();
  for (const { asked, ...letter } of lettersOf({ changes, before, after, now }))
    for (const theirs of byGuest(asked.filter(({ guest }) => mayKnow(guest))))
      await tellGuest(world, db, { ...letter, asked: theirs, about, ends });
  if (self.id === about.owner.id) return;
  const isNews = (change: Changed) => change.row.ends_at > now || isOff(change, now);
  const others = changes.filter((change) => change.isOther && isNews(change));
  const template = 'appointment-changed';
  await tellOwner(world, db, { template, about, rows: others.map(({ row }) => row), today });
}

type Between = { changes: Changed[]; before: GuestRow[]; after: GuestRow[]; now: Date };

/** Who came is asked, who went is told, and who stays learns what is different. */
function lettersOf({ changes, before, after, now }: Between): Pick<Letter, Telling>[] {
  const isIn = (guests: GuestRow[]) => (guest: GuestRow) =>
    guests.some((one) => one.appointment_id === guest.appointment_id && isSame(one, guest));
  const [wasIn, staysIn] = [isIn(before), isIn(after)];
  const went = before.filter((guest) => !staysIn(guest));
  const came = after.filter((guest) => !wasIn(guest));
  const kept = after.filter(wasIn);
  const coming = changes.filter(({ row }) => row.ends_at > now).map(({ row }) => row);
  const left = changes.filter(({ was }) => was.ends_at > now).map(asItWas);
  const off = changes.filter((change) => isOff(change, now)).map(asItWas);
  const others = changes.filter(({ row, isOther }) => isOther && coming.includes(row));
  const asks = others.some(({ isMoved }) => isMoved);
  return [
    { template: 'appointment-cancelled', asked: pairs(left, went), asks: false },
    { template: 'appointment-cancelled', asked: pairs(off, kept), asks: false },
    { template: 'appointment-asked', asked: pairs(coming, came), asks: false },
    {
      template: 'appointment-changed',
      asked: pairs(
        others.map(({ row }) => row),
        kept,
      ),
      asks,
    },
  ];
}
type Telling = 'template' | 'asked' | 'asks';

/** Moved to a time that has been: nobody need come any more when it was to be. */
const isOff = ({ was, row }: Changed, now: Date) => was.starts_at > now && row.ends_at <= now;

/** Whoever no longer comes knows it by its earlier time. */
const asItWas = ({ was, row }: Changed): Row => ({ ...was, sequence: row.sequence });

/** Colleagues who no longer see the trajectory are told nothing of it. */
export async function knownTo(db: Db, row: Row, guests: GuestRow[], today: string) {
  const isNeeded = guests.some(({ person_id }) => person_id);
  const readers = isNeeded ? await colleaguesOf(db, row, today) : [];
  const ids = new Set(readers.map(({ id }) => id));
  return ({ person_id }: GuestRow) => person_id === null || ids.has(person_id);
}
