import type { Language } from '@traject/contract/common/languages';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';

export type Row = Selectable<Tables['appointments']>;

export const addRows = (db: Db, rows: Insertable<Tables['appointments']>[]): Promise<Row[]> =>
  db.insertInto('appointments').values(rows).returningAll().execute();

/** One, or all of its series, in the order of time; locked in the order in which they were made. */
export async function lockRows(db: Db, uid: string): Promise<Row[]> {
  const rows = await db
    .selectFrom('appointments')
    .where('uid', '=', uid)
    .orderBy('id')
    .selectAll()
    .forUpdate()
    .execute();
  return rows.sort(byTime);
}

const byTime = (one: Row, other: Row) => one.starts_at.getTime() - other.starts_at.getTime();

/** In the order of time. */
export const readRows = (db: Db, ids: number[]): Promise<Row[]> =>
  db
    .selectFrom('appointments')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('starts_at')
    .orderBy('id')
    .selectAll()
    .execute();

export const setRow = (db: Db, row: Row, values: Updateable<Tables['appointments']>) =>
  db
    .updateTable('appointments')
    .set({ ...values, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirstOrThrow(staleVersion);

type Cancelled = { cancelled_at: Date; updated_at: Date; updated_by: number };

/** All with guests that have yet to begin, in the order of time. */
export async function cancelComing(db: Db, trajectory_id: number, by: Cancelled): Promise<Row[]> {
  const rows = await db
    .updateTable('appointments as a')
    .set(({ eb }) => ({ ...by, sequence: eb('sequence', '+', 1), version: eb('version', '+', 1) }))
    .where('trajectory_id', '=', trajectory_id)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', by.cancelled_at)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('appointment_guests as g')
          .whereRef('g.appointment_id', '=', 'a.id')
          .select('g.id'),
      ),
    )
    .returningAll()
    .execute();
  return rows.sort(byTime);
}

export const dropRows = (db: Db, ids: number[]) =>
  db.deleteFrom('appointments').where('id', 'in', ids).execute();

/** Who somebody is, whatever they are called: a party of the trajectory, or a colleague. */
export type Who = { party: string | null; person_id: number | null };
export const isSame = (one: Who, other: Who) =>
  one.party === other.party && one.person_id === other.person_id;

type NewGuest = Insertable<Tables['appointment_guests']>;

export async function addGuests(db: Db, guests: NewGuest[]) {
  if (guests.length > 0) await db.insertInto('appointment_guests').values(guests).execute();
}

export type GuestRow = Selectable<Tables['appointment_guests']> & {
  first_name: string;
  language: Language;
};

/** As they are known now: a person may be called otherwise, or have another address. */
export async function guestsOf(db: Db, appointmentIds: number[]): Promise<GuestRow[]> {
  const { rows } = await sql<GuestRow>`select g.id, g.organisation_id, g.appointment_id, g.party,
      g.person_id, coalesce(p.name, g.name) as name, g.answer, g.answer_text, g.answered_at,
      g.told_answer, g.told_at,
      coalesce(p.email::text, g.email) as email,
      coalesce(p.first_name, g.name) as first_name, coalesce(p.language, g.language) as language
    from appointment_guests g join appointments a on a.id = g.appointment_id
    left join trajectories c on c.id = a.trajectory_id and g.party = 'client'
    left join people p on p.id = coalesce(g.person_id, c.client_id)
    where g.appointment_id = any(${appointmentIds}::integer[])
    order by g.id`.execute(db);
  return rows;
}

export const unanswered = {
  ...{ answer: null, answer_text: null, answered_at: null },
  ...{ told_answer: null, told_at: null },
};

/** They are asked again: what they said was about another time. */
export const askAnew = (db: Db, appointmentIds: number[]) =>
  db
    .updateTable('appointment_guests')
    .set(unanswered)
    .where('appointment_id', 'in', appointmentIds)
    .execute();

/**
 * Their links stop working, unless they are still asked to others of the series: then those show
 * these.
 */
export async function dropGuests(db: Db, guestIds: number[], revoked_at: Date) {
  await sql`update links l set appointment_guest_id = other.id
    from appointment_guests g join appointments a on a.id = g.appointment_id
    cross join lateral (select g2.id from appointment_guests g2
      join appointments a2 on a2.id = g2.appointment_id
      where a2.uid = a.uid and g2.id <> all(${guestIds}::integer[])
        and (g2.party = g.party or g2.person_id = g.person_id)
      order by a2.starts_at desc limit 1) other
    where g.id = any(${guestIds}::integer[]) and l.appointment_guest_id = g.id`.execute(db);
  // A mail that was not sent yet stays behind with its link.
  const links = db.updateTable('links').set({ revoked_at }).where('revoked_at', 'is', null);
  await links.where('appointment_guest_id', 'in', guestIds).execute();
  await db.deleteFrom('appointment_guests').where('id', 'in', guestIds).execute();
}

export const setGuests = (
  db: Db,
  guestIds: number[],
  values: Updateable<Tables['appointment_guests']>,
) => db.updateTable('appointment_guests').set(values).where('id', 'in', guestIds).execute();

/** Every link of these guests works until then. */
export const setLinkEnds = (db: Db, guestIds: number[], expires_at: Date) =>
  db
    .updateTable('links')
    .set({ expires_at })
    .where('appointment_guest_id', 'in', guestIds)
    .where('revoked_at', 'is', null)
    .execute();

/** What a newer mail says instead need not be sent any more. */
export const stopMails = (db: Db, guestIds: number[]) =>
  sql`update mails m set good_until = least(m.good_until, now()), needless = true
    from links l
    where l.mail_id = m.id and l.appointment_guest_id = any(${guestIds}::integer[])
      and m.sent_at is null and m.refused_at is null`.execute(db);

export type Untold = Who & Pick<Row, 'organisation_id' | 'trajectory_id' | 'uid'>;

/** Who answers otherwise than was told before then, of what is still to come; each once. */
export const findUntold = (
  everywhere: Db,
  { before, now }: { before: Date; now: Date },
): Promise<Untold[]> =>
  everywhere
    .selectFrom('appointment_guests as g')
    .innerJoin('appointments as a', 'a.id', 'g.appointment_id')
    .whereRef('g.told_answer', '<>', 'g.answer')
    .where('g.told_at', '<=', before)
    .where('a.starts_at', '>', now)
    .where('a.cancelled_at', 'is', null)
    .select(['g.organisation_id', 'a.trajectory_id', 'a.uid', 'g.party', 'g.person_id'])
    .distinct()
    .execute();
