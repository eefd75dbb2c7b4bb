import type { Language } from '@traject/contract/common/languages';
import { sql } from 'kysely';
import { isTeacher } from '../../platform/access/teaching.ts';
import type { Db } from '../../platform/database/db.ts';

const account = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'language'])
    .select(['address_proven_at', 'picture_file_id']);

/**
 * Including people an organisation shut out: the account is theirs, and shows nothing of that one.
 */
export const findByEmail = (db: Db, email: string) =>
  account(db).where('email', '=', email).executeTakeFirst();

export const getAccount = (db: Db, id: number) =>
  account(db).where('id', '=', id).executeTakeFirstOrThrow();

export const waitingAt = async (db: Db, id: number) => {
  const { rows } = await sql<{ names: string[] }>`select waiting_places(${id}) as names`.execute(
    db,
  );
  return rows[0]?.names ?? [];
};

/** Whether one of these records teaches a group that is not archived. */
export const isTeaching = async (db: Db, people: number[]) => {
  const { rows } = await sql<{ teaches: boolean }>`select exists (select from group_people t
    join groups g on g.id = t.group_id where t.person_id = any(${people}::integer[])
      and ${isTeacher} and g.archived_at is null) as teaches`.execute(db);
  return rows[0]?.teaches ?? false;
};

/** How many people are waiting to be let in there. */
export const countWaiting = async (db: Db, organisation_ids: number[]) => {
  const { count } = await db
    .selectFrom('people')
    .where('organisation_id', 'in', organisation_ids)
    .where('deactivated_at', 'is', null)
    .where('erased_at', 'is', null)
    .where('joined_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export async function openInvitations(db: Db, email: string) {
  type Invited = { person_id: number; organisation_id: number };
  const { rows } = await sql<Invited>`select * from open_invitations(${email})`.execute(db);
  return rows;
}

/** The names of the organisations that the owner of an account belongs to. */
export const placesOf = async (db: Db, id: number) => {
  type Part = { organisation: { name: string } };
  const { rows } = await sql<{ parts: Part[] }>`select parts_of_account(${id}) as parts`.execute(
    db,
  );
  return (rows[0]?.parts ?? []).map(({ organisation }) => organisation.name);
};

/** Only while the password that was checked is still the password. */
export const setSignedIn = (db: Db, { id, password_hash }: Checked, now: Date) =>
  db
    .updateTable('accounts')
    .set({ last_sign_in_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .returning('id')
    .executeTakeFirst();

type Checked = { id: number; password_hash: string };

/** Before its links, as everywhere, so that this and closing the account wait for each other. */
export const lockAccount = (db: Db, id: number) =>
  db.selectFrom('accounts').where('id', '=', id).select('id').forNoKeyUpdate().execute();

export const setPassword = (db: Db, id: number, password_hash: string, proven?: Date) =>
  db
    .updateTable('accounts')
    .set({ password_hash, ...(proven && { address_proven_at: proven }) })
    .where('id', '=', id)
    .returning(['id', 'email', 'first_name', 'language'])
    .executeTakeFirst();

type NewAccount = {
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  language: Language;
  address_proven_at: Date | null;
};

/** Returns nothing when the address got an account in the meantime. */
export const addAccount = (db: Db, values: NewAccount) =>
  db
    .insertInto('accounts')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();

/** An account that was started with an address and never proved to own it. */
export const lockUnproven = (db: Db, email: string) =>
  db
    .selectFrom('accounts')
    .where('email', '=', email)
    .where('address_proven_at', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst();

/** Unlinks the records that let it in; from then on they have no account. */
export async function releaseUnproven(db: Db, account_id: number) {
  type Released = { person_id: number; organisation_id: number };
  const { rows } = await sql<Released>`select * from release_unproven(${account_id})`.execute(db);
  return rows;
}

export const setOwner = (db: Db, id: number, values: NewAccount) =>
  db.updateTable('accounts').set(values).where('id', '=', id).execute();

export const removeAccount = (db: Db, id: number) =>
  db.deleteFrom('accounts').where('id', '=', id).execute();

export const dropAddressChange = (db: Db, account_id: number) =>
  db.deleteFrom('address_changes').where('account_id', '=', account_id).execute();

/** The record that a link invites somebody to. */
export const findInvited = (db: Db, id: number) =>
  db
    .selectFrom('people as p')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .where('p.id', '=', id)
    .where('p.account_id', 'is', null)
    .where('p.deactivated_at', 'is', null)
    .select(['p.id', 'p.email', 'p.first_name', 'p.last_name', 'p.language'])
    .select(['p.organisation_id', 'o.name as organisation'])
    .executeTakeFirst();

export async function lockInvited(db: Db, ids: number[]) {
  const rows = await db
    .selectFrom('people')
    .where('id', '=', sql<number>`any(${ids})`)
    .select(['id', 'email'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** From then on its owner belongs to the organisation; only once, and one record each. */
export const linkRecord = (db: Db, id: number, account_id: number) =>
  db
    .updateTable('people')
    .set({ account_id })
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('people as other')
            .whereRef('other.organisation_id', '=', 'people.organisation_id')
            .where('other.account_id', '=', account_id)
            .select('other.id'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
