import { pageOf } from '../../platform/access/links.ts';
import type { Calendar } from '../../platform/calendar/ics.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { timesInWords } from '../../platform/texts/inWords.ts';
import { firstOf } from './guests.ts';
import { type About, eventFor, masterFor, titleOf } from './invitation.ts';
import { type GuestRow, isSame, type Row, setLinkEnds } from './write.queries.ts';

/** A guest of one appointment. */
export type Asked = { row: Row; guest: GuestRow };

export type Letter = {
  template: 'appointment-asked' | 'appointment-changed' | 'appointment-cancelled';
  /** The appointments that it is about, all with the same guest, in the order of time. */
  asked: Asked[];
  about: About;
  /** Until when the guest may look at it: the end of the last. */
  ends: Date;
  /** A whole new series is told by its rule. */
  isNew?: boolean;
  /** Whether they are asked anew. */
  asks?: boolean;
  /** Whether it is sent however many mails they got in this hour. */
  isOwed?: boolean;
};

/** Mails a guest what their calendar takes up, with the link of their own page. */
export async function tellGuest(world: World, db: Db, letter: Letter) {
  const { template, asked, about, asks = false, isOwed = false } = letter;
  const [first, last] = [asked[0], asked.at(-1)];
  if (!first || !last) return;
  const { row, guest } = first;
  const { language, email: to } = guest;
  const formal = guest.person_id === null;
  const data = {
    ...factsOf(first, asked.length - 1, about),
    first_name: guest.first_name,
    link: template === 'appointment-cancelled' ? '' : await linkFor(world, db, first, letter),
    formal,
    asks,
    calendar: calendarOf(letter),
    ends: last.row.ends_at.toISOString(),
    ...(about.client && guest.party !== 'client' && { client: about.client.name }),
  };
  await world.mail.send(db, {
    ...{ to, template, language, data, organisation_id: row.organisation_id, isOwed },
    ...named(row, about, guest),
  });
}

const factsOf = ({ row, guest }: Asked, more: number, { owner, organisation }: About) => ({
  owner_id: owner.id,
  owner: owner.name,
  organisation,
  title: titleOf(row, guest.language),
  when: timesInWords(guest.language, row),
  more,
  place: row.place,
  video_url: row.video_url,
  text: row.text,
});

const named = ({ trajectory_id }: Row, { owner, client }: About, guest?: GuestRow) => ({
  concerns: [owner.id, client?.id, guest?.person_id].flatMap((id) => id ?? []),
  ...(trajectory_id && { trajectory_id }),
});

function calendarOf({ template, asked, about, isNew }: Letter): Calendar {
  const method = template === 'appointment-cancelled' ? 'CANCEL' : 'REQUEST';
  const [first] = asked;
  if (isNew && first && asked.length > 1)
    return {
      method,
      events: [
        masterFor(
          asked.map(({ row }) => row),
          first.guest,
          about,
        ),
      ],
    };
  return { method, events: asked.map(({ row, guest }) => eventFor(row, guest, about)) };
}

/** Each mail has a link of its own; all of them work until the last has ended. */
async function linkFor(world: World, db: Db, { row, guest }: Asked, { asked, ends }: Letter) {
  const { trajectory_id } = row;
  const { person_id, language } = guest;
  const minutes = (ends.getTime() - world.clock().getTime()) / 60_000;
  const on = { appointment_guest_id: guest.id, minutes };
  if (!person_id && !trajectory_id) throw new Error('A party belongs to a trajectory');
  const token = person_id
    ? await world.links.create(db, 'appointment', { person_id, ...on })
    : await world.links.create(db, 'appointment', { trajectory_id: trajectory_id ?? 0, ...on });
  await setLinkEnds(
    db,
    asked.map((one) => one.guest.id),
    ends,
  );
  return world.address(pageOf('appointment', token, language));
}

/** Each with those of these guests that are asked to it. */
export const pairs = (rows: Row[], guests: GuestRow[]): Asked[] =>
  rows.flatMap((row) =>
    guests
      .filter(({ appointment_id }) => appointment_id === row.id)
      .map((guest) => ({ row, guest })),
  );

/** By whom they are, because in a series a guest is asked to many at once. */
export function byGuest(asked: Asked[]): Asked[][] {
  const groups: Asked[][] = [];
  for (const one of asked) {
    const known = groups.find(([first]) => first && isSame(first.guest, one.guest));
    if (known) known.push(one);
    else groups.push([one]);
  }
  return groups;
}

type ToOwner = Pick<Letter, 'template' | 'about'> & {
  rows: Row[];
  today: string;
  isGone?: boolean | undefined;
};

/** Somebody else changed it: its owner is told, as far as they still see it. */
export async function tellOwner(world: World, db: Db, told: ToOwner) {
  const { template, about, rows, today, isGone } = told;
  const [row] = rows;
  if (!row || !(await firstOf(db, row, [about.owner.id], today))) return;
  const { owner, client } = about;
  const { language, email: to, first_name } = owner;
  const guest = { language } as GuestRow;
  const data = {
    ...factsOf({ row, guest }, rows.length - 1, about),
    ...{ first_name, link: isGone ? '' : world.address(placeIn(row)) },
    ...{ formal: false, asks: false },
    ...(client && { client: client.name }),
  };
  const { organisation_id } = row;
  await world.mail.send(db, {
    to,
    template,
    language,
    data,
    organisation_id,
    ...named(row, about),
  });
}

/** Where colleagues find it. */
export const placeIn = ({ trajectory_id }: Row) =>
  trajectory_id ? `/trajectories/${trajectory_id}` : '/agenda';
