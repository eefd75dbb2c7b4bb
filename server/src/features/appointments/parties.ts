import type { Party } from '@traject/contract/approvals';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { findPeople } from '../approvals/approvals.service.ts';
import { aboutOf } from './invitation.ts';
import { endOf } from './locking.ts';
import { listAsked } from './parties.queries.ts';
import { type Letter, pairs, tellGuest } from './telling.ts';
import * as write from './write.queries.ts';

/**
 * A party is somebody else now, or elsewhere. They are asked anew there to what is still to come;
 * if there is nobody any more, whoever was asked is told not to come, and is no longer a guest.
 */
export async function moveParty(world: World, db: Db, trajectoryIds: number[], party: Party) {
  const now = world.clock();
  const { moved, email } = await renew(db, trajectoryIds, { party, now });
  if (moved.length === 0) return;
  await write.stopMails(db, idsOf(moved));
  const rows = await write.readRows(
    db,
    moved.map(({ appointment_id }) => appointment_id),
  );
  const template = email ? 'appointment-asked' : 'appointment-cancelled';
  for (const series of Map.groupBy(rows, ({ uid }) => uid).values())
    await tell(world, db, series, { template, party });
  if (!email) await write.dropGuests(db, idsOf(moved), now);
}

/** What has been keeps its guests as they were; when it is planned anew, they are who they are now. */
export async function renewParties(db: Db, trajectoryId: number, now: Date) {
  for (const party of ['client', 'employer'] as const) {
    const { moved, email } = await renew(db, [trajectoryId], { party, now });
    if (!email && moved.length > 0) await write.dropGuests(db, idsOf(moved), now);
  }
}

type Renewed = { party: Party; now: Date };

async function renew(db: Db, trajectoryIds: number[], { party, now }: Renewed) {
  const asked = await listAsked(db, trajectoryIds, { party, now });
  const [trajectoryId] = trajectoryIds;
  if (!trajectoryId || asked.length === 0) return { moved: [], email: '' };
  const { name, email } = await whoIs(db, trajectoryId, party);
  const moved = asked.filter((guest) => guest.email.toLowerCase() !== email.toLowerCase());
  if (email) await write.setGuests(db, idsOf(asked), { name, email });
  // What was said, was said by whoever read the mail at the old address.
  if (email && moved.length > 0) await write.setGuests(db, idsOf(moved), write.unanswered);
  return { moved, email };
}

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

async function whoIs(db: Db, trajectoryId: number, party: Party) {
  const people = await findPeople(db, trajectoryId);
  if (party === 'client') return { name: people.client, email: people.client_email };
  const email = people.contact_email ?? '';
  return { name: people.contact_name || email, email };
}

type Telling = Pick<Letter, 'template'> & { party: Party };

async function tell(world: World, db: Db, series: write.Row[], { template, party }: Telling) {
  const rows: write.Row[] = [];
  // Calendars take up a cancellation only when it is newer.
  for (const row of series)
    rows.push(
      template === 'appointment-cancelled'
        ? await write.setRow(db, row, { sequence: row.sequence + 1 })
        : row,
    );
  const [first] = rows;
  if (!first) return;
  const guests = await write.guestsOf(db, idsOf(rows));
  const asked = pairs(
    rows,
    guests.filter((guest) => guest.party === party),
  );
  const about = await aboutOf(db, first);
  await tellGuest(world, db, { template, asked, about, ends: endOf(rows) });
}
