import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Place } from './erasing.queries.ts';

const within = ({ organisation_ids }: Place) => sql<number>`any(${organisation_ids}::integer[])`;

export async function lockTrajectories(db: Db, place: Place) {
  const rows = await db
    .selectFrom('trajectories')
    .where('client_id', '=', place.id)
    .where('organisation_id', '=', within(place))
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** What a school knows of a student. */
export async function dropSchooling(db: Db, place: Place) {
  for (const table of ['evaluations', 'enrolments'] as const)
    await db
      .deleteFrom(table)
      .where('student_id', '=', place.id)
      .where('organisation_id', '=', within(place))
      .execute();
}

export async function dropMemberships(db: Db, place: Place) {
  for (const table of ['memberships', 'file_keepers'] as const)
    await db
      .deleteFrom(table)
      .where('person_id', '=', place.id)
      .where('organisation_id', '=', within(place))
      .execute();
}

export const hasKeeper = async (db: Db, person_id: number) => {
  const keeper = db.selectFrom('file_keepers').where('person_id', '=', person_id);
  return (await keeper.select('person_id').limit(1).executeTakeFirst()) !== undefined;
};

const portfolio = [
  'profile_references',
  'profile_courses',
  'profile_languages',
  'profile_items',
  'experience',
  'client_studies',
] as const;

/** With its files, whose bytes follow. */
export async function dropPortfolio(db: Db, person_id: number) {
  for (const table of portfolio)
    await db.deleteFrom(table).where('person_id', '=', person_id).execute();
  const profile = await db
    .deleteFrom('profiles')
    .where('person_id', '=', person_id)
    .returning('picture_file_id as file_id')
    .execute();
  const files = await db
    .deleteFrom('profile_files')
    .where('person_id', '=', person_id)
    .returning('file_id')
    .execute();
  const ids = [...profile, ...files].flatMap(({ file_id }) => file_id ?? []);
  if (ids.length > 0) await db.deleteFrom('files').where('id', 'in', ids).execute();
}

type Known = { email: string; name: string };

/** Mails to somebody, and those that wait and mention them. */
export const dropMails = (db: Db, { email, name }: Known, { organisation_ids }: Place) =>
  sql`delete from mails where organisation_id = any(${organisation_ids}::integer[])
    and (recipient = ${email} or (data is not null and strpos(data::text, ${name}) > 0))`.execute(
    db,
  );

/** Who registered a trajectory stands there in words. */
export const dropName = (db: Db, { name }: Known, place: Place) =>
  db
    .updateTable('trajectories')
    .set({ registered_by: 'Gewiste persoon' })
    .where('organisation_id', '=', within(place))
    .where('registered_by', '=', name)
    .execute();

/** Nobody can sign in with it, nothing reaches it, and it says of whom it was no more. */
export async function emptyAccount(
  db: Db,
  id: number,
  { email, now }: { email: string; now: Date },
) {
  await db.deleteFrom('sessions').where('person_id', '=', id).execute();
  await db.deleteFrom('links').where('person_id', '=', id).execute();
  await db.deleteFrom('mails').where('recipient', '=', email).execute();
  await db.deleteFrom('registrations').where('email', '=', email).execute();
  await db
    .updateTable('people')
    .set(({ fn, val }) => ({
      first_name: 'Gewiste',
      last_name: 'persoon',
      // No mail can ever be delivered to this ending.
      email: `gewist-${id}@gewist.invalid`,
      password_hash: null,
      activated_at: null,
      last_sign_in_at: null,
      deactivated_at: now,
      // Who never belonged anywhere would still be listed as one who waits.
      joined_at: fn.coalesce('joined_at', val(now)),
    }))
    .where('id', '=', id)
    .execute();
}
