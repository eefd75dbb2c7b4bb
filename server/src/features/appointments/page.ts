import type { PublicAppointment } from '@traject/contract/appointments';
import type { Link } from '../../platform/access/links.ts';
import { icsOf } from '../../platform/calendar/ics.ts';
import { icsAnswer } from '../../platform/calendar/icsAnswer.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink } from '../../platform/http/errors.ts';
import { clockTimes } from '../../platform/program/amsterdam.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { type About, aboutOf, eventFor, masterFor, titleOf } from './invitation.ts';
import { findContact, findGuest, listRows } from './page.queries.ts';
import { type Asked, pairs } from './telling.ts';
import { knownTo } from './tellOfChange.ts';
import { guestsOf, isSame, type Row } from './write.queries.ts';

/** What a link leads to: the guest, and all of the series that they are asked to. */
async function openLink({ clock }: World, db: Db, link: Link) {
  const asked = await findGuest(db, link.appointment_guest_id ?? 0);
  const rows = await listRows(db, asked.uid);
  const guests = await guestsOf(
    db,
    rows.map(({ id }) => id),
  );
  const theirs = pairs(
    rows,
    guests.filter((guest) => isSame(guest, asked)),
  );
  const [first] = theirs;
  if (!first) throw deadLink();
  const mayKnow = await knownTo(db, first.row, [first.guest], today(clock));
  if (!mayKnow(first.guest)) throw deadLink();
  return { asked, guests, theirs, first };
}

/** The next that takes place; after that, or when nothing does, the last. */
function shownOf(theirs: Asked[], now: Date, first: Asked) {
  const standing = theirs.filter(({ row }) => !row.cancelled_at);
  const coming = standing.filter(({ row }) => row.ends_at > now);
  return { shown: coming[0] ?? standing.at(-1) ?? theirs.at(-1) ?? first, coming };
}

export async function readPage(world: World, db: Db, link: Link): Promise<PublicAppointment> {
  const { guests, theirs, first } = await openLink(world, db, link);
  const now = world.clock();
  const { shown, coming } = shownOf(theirs, now, first);
  const { row, guest } = shown;
  const { repeats, repeats_until, cancelled_at } = row;
  const others = guests.filter((one) => one.appointment_id === row.id && !isSame(one, guest));
  return {
    ...{ id: row.id, title: row.title, text: row.text, place: row.place },
    ...{ video_url: row.video_url, ...clockTimes(row) },
    kind: row.kind as PublicAppointment['kind'],
    series: repeats ? { every: repeats as 'weekly', until: repeats_until ?? '' } : null,
    cancelled_at: cancelled_at?.toISOString() ?? null,
    recipient: { name: guest.name },
    ...(await findContact(db, row)),
    others: others.map(({ name }) => ({ name })),
    dates: coming.map((one) => clockTimes(one.row)),
    answer: guest.answer as PublicAppointment['answer'],
    answer_text: guest.answer_text,
    may_answer: coming.some((one) => one.row.starts_at > now),
    is_colleague: guest.person_id !== null,
  };
}

/** The same appointment as in the invitation, so that a calendar knows it again. */
export async function downloadPage(world: World, db: Db, link: Link) {
  const { theirs, first } = await openLink(world, db, link);
  const rows = theirs.map(({ row }) => row);
  const about = await aboutOwners(db, rows);
  const last = theirs.at(-1) ?? first;
  const events = [
    ...(first.row.recurrence_at ? [masterFor(rows, first.guest, about(last.row))] : []),
    ...theirs.map(({ row, guest }) => eventFor(row, guest, about(row))),
  ];
  const title = titleOf(first.row, first.guest.language);
  return icsAnswer(icsOf({ method: 'PUBLISH', events }, world.clock()), title);
}

/** Halfway a series a colleague may have taken it over. */
async function aboutOwners(db: Db, rows: Row[]) {
  const known = new Map<number, About>();
  for (const row of rows)
    if (!known.has(row.owner_id)) known.set(row.owner_id, await aboutOf(db, row));
  return ({ owner_id }: Row) => known.get(owner_id) as About;
}

/** Whose answer it is, and on what. */
export async function guestOf(world: World, db: Db, link: Link) {
  const { asked } = await openLink(world, db, link);
  const { uid, trajectory_id, party, person_id } = asked;
  return { appointment: { uid, trajectory_id }, who: { party, person_id } };
}
