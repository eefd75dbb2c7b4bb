import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Place } from './erasing.queries.ts';

export async function lockTrajectories(db: Db, place: Place) {
  const rows = await db
    .selectFrom('trajectories')
    .where('client_id', '=', place.id)
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

const schooling = [
  ...(['badges', 'portfolios', 'evidence', 'targets', 'evaluations', 'enrolments'] as const),
];

/** What a school knows about a student. */
export async function dropSchooling(db: Db, { name }: Pick<Known, 'name'>, place: Place) {
  for (const table of schooling)
    await db.deleteFrom(table).where('student_id', '=', place.id).execute();
  // What somebody wrote with a request may call the student by name.
  for (const table of ['evaluation_rounds', 'evaluations'] as const)
    await sql`update ${sql.table(table)} set message = ''
      where organisation_id = ${place.organisation_id} and message <> ''
        and position(lower(${name}) in lower(message)) > 0`.execute(db);
}

const places = [
  ...(['memberships', 'imported_people', 'trajectory_members', 'team_members'] as const),
  'group_people',
  'uploads',
  'digests',
] as const;

export async function dropMemberships(db: Db, { id }: Place) {
  for (const table of places) await db.deleteFrom(table).where('person_id', '=', id).execute();
}

/** What somebody had to do for themselves; what they asked of a colleague is the colleague's. */
export const dropLooseTasks = (db: Db, { id }: Place) =>
  db.deleteFrom('tasks').where('trajectory_id', 'is', null).where('person_id', '=', id).execute();

/**
 * What somebody asked for, and what others asked about them: by the trajectory that it was given
 * for, or by whatever it calls them.
 */
export const dropRequests = (db: Db, { email, name }: Known, place: Place) =>
  sql`delete from access_requests where organisation_id = ${place.organisation_id}
    and (asked_by = ${place.id} or position(lower(${name}) in lower(about || ' ' || reason)) > 0
      or position(lower(${email}) in lower(about || ' ' || reason)) > 0)`.execute(db);

/** What somebody planned for themselves, and where colleagues had asked them. */
export async function dropAppointments(db: Db, { id }: Place) {
  const own = db.deleteFrom('appointments').where('owner_id', '=', id);
  await own.where('trajectory_id', 'is', null).execute();
  await db.deleteFrom('appointment_guests').where('person_id', '=', id).execute();
}

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

/** Mails to somebody, and unsent mails that name them. */
export const dropMails = (db: Db, { email, name }: Known, place: Place) =>
  sql`delete from mails m where m.organisation_id = ${place.organisation_id}
    and (m.recipient = ${email} or (m.data is not null
      and (m.concerns @> array[${place.id}::integer] or (m.concerns is null and ${says(name)}))))`.execute(
    db,
  );

/** Older mails do not list whom they name, so only a whole-name match in their text tells. */
const says = (name: string) => sql<boolean>`exists (
  select from jsonb_each_text(m.data) said
  where said.value ~ ${`(?<![[:alnum:]-])${escaped(name)}(?![[:alnum:]-])`})`;

const escaped = (words: string) => words.replace(/[^\p{L}\p{N} ]/gu, '\\$&');

/** Nobody knows which of these are about the person, and by tomorrow they are gone anyway. */
export const dropKeptAnswers = (db: Db, { organisation_id }: Place) =>
  db.deleteFrom('kept_answers').where('organisation_id', '=', organisation_id).execute();

/** Where an address was known, and where an employer was read along from it. */
export async function dropAddress(db: Db, { email }: Known, { organisation_id }: Place) {
  for (const table of ['portal_sessions', 'portal_contacts'] as const)
    await db
      .deleteFrom(table)
      .where('organisation_id', '=', organisation_id)
      .where('email', '=', email)
      .execute();
}

/** A colleague's messages are the client's; who wrote them is stored as text. */
export const dropWriter = (db: Db, { id }: Place) =>
  db.updateTable('messages').set({ name: 'Gewiste persoon' }).where('person_id', '=', id).execute();

/** The name of the person who registered a trajectory is stored as text. */
export const dropName = (db: Db, { name }: Known, { organisation_id }: Place) =>
  db
    .updateTable('trajectories')
    .set({ registered_by: 'Gewiste persoon' })
    .where('organisation_id', '=', organisation_id)
    .where('registered_by', '=', name)
    .execute();

/** Nothing refers to it any more, and it no longer says who it was. */
export async function emptyRecord(db: Db, id: number, now: Date) {
  await db.deleteFrom('links').where('person_id', '=', id).execute();
  await db
    .updateTable('people')
    .set(({ fn, val }) => ({
      first_name: 'Gewiste',
      last_name: 'persoon',
      // No mail can ever be delivered to this domain.
      email: `gewist-${id}@gewist.invalid`,
      account_id: null,
      last_sign_in_at: null,
      digest_weekday: null,
      deactivated_at: now,
      erased_at: now,
      joined_at: fn.coalesce('joined_at', val(now)),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * From where they acted; the log goes on to say what they did. Nobody is named where a link opened
 * their page, which is gone by now, or where that refused them, but it was in a session of theirs.
 */
export async function dropPoints(db: Db, { id, organisation_id }: Place) {
  await db
    .updateTable('events')
    .set({ address: null })
    .where('organisation_id', '=', organisation_id)
    .where('person_id', '=', id)
    .where('address', 'is not', null)
    .execute();
  await sql`update events e set address = null
    from (select distinct session from events where organisation_id = ${organisation_id}
      and person_id = ${id} and session is not null) theirs
    where e.organisation_id = ${organisation_id} and e.session = theirs.session
      and e.person_id is null and e.account_id is null and e.address is not null
      and case when e.link_id is null then e.refused is not null
        else not exists (select from links l where l.id = e.link_id) end`.execute(db);
}

/** Only an account that no organisation knows any more: otherwise its owner decides. */
export const dropLoneAccount = (db: Db, id: number) =>
  db.deleteFrom('accounts').where('id', '=', id).where('lone_since', 'is not', null).execute();
