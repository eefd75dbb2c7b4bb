import type { RegisterInput } from '@traject/contract/accounts';
import type { Language } from '@traject/contract/common/languages';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export const findRegistration = (db: Db, id: number) =>
  db
    .selectFrom('registrations')
    .where('id', '=', id)
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'password_hash'])
    .select(['organisation_id', 'device_hash'])
    .select(sql<string | null>`organisation_name(organisation_id)`.as('organisation'))
    .executeTakeFirst();

type Registration = Omit<RegisterInput, 'organisation'> & {
  password_hash: string;
  language: Language;
  organisation_id: number | null;
  device_hash: Buffer | null;
};

/** Only the newest counts: the link of an earlier one is dead, whoever typed it. */
export const replaceRegistrations = (db: Db, email: string) =>
  db
    .deleteFrom('registrations')
    .where('email', '=', email)
    .where('account_id', 'is', null)
    .returning('id')
    .execute();

const valuesOf = ({ repeat_email, password, repeat_password, ...values }: Registration) => values;

export const addRegistration = (db: Db, registration: Registration) =>
  db
    .insertInto('registrations')
    .values(valuesOf(registration))
    .returning('id')
    .executeTakeFirstOrThrow();

/** The link of the one that stands keeps working. */
export const changeRegistration = (db: Db, registration: Registration) =>
  db
    .updateTable('registrations')
    .set(valuesOf(registration))
    .where('email', '=', registration.email)
    .where('account_id', 'is', null)
    .execute();

/** From then on it belongs to the owner of the address. */
export const setOwner = (db: Db, id: number, account_id: number) =>
  db
    .updateTable('registrations')
    .set({ account_id, password_hash: '' })
    .where('id', '=', id)
    .execute();

/** What was filled in at registration; nothing for people who came by invitation. */
export const registrationOf = (db: Db, account_id: number) =>
  db
    .selectFrom('registrations')
    .where('account_id', '=', account_id)
    .select('id')
    .executeTakeFirst();

export const askFor = (db: Db, id: number, organisation_id: number) =>
  db.updateTable('registrations').set({ organisation_id }).where('id', '=', id).execute();

type Said = { account_id: number; email: string; first_name: string; last_name: string };

export const addSaid = (db: Db, said: Said & { language: Language }) =>
  db
    .insertInto('registrations')
    .values({ ...said, password_hash: '' })
    .returning('id')
    .executeTakeFirstOrThrow();

/** The organisation gets its record of them; returns nothing if it refuses. */
export async function becomeRecord(db: Db, registrationId: number) {
  const { rows } = await sql<{ id: number | null }>`
    select become_record(${registrationId}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

export async function organisationByCode(db: Db, code: string) {
  const { rows } = await sql<{ id: number | null }>`
    select organisation_by_code(${code}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

export async function nameByCode(db: Db, code: string) {
  const { rows } = await sql<{ name: string | null }>`
    select organisation_name(organisation_by_code(${code})) as name`.execute(db);
  return rows[0]?.name ?? undefined;
}

export async function listedOrganisations(db: Db) {
  const { rows } = await sql<{ name: string; code: string }>`
    select name, code from listed_organisations()`.execute(db);
  return rows;
}
