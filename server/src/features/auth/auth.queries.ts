import type { RegisterInput } from '@traject/contract/accounts';
import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/db.ts';

export const findByEmail = (db: Db, email: string) =>
  db
    .selectFrom('accounts')
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'activated_at', 'language'])
    .executeTakeFirst();

export const getAccount = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .where('id', '=', id)
    .select(['id', 'email', 'first_name', 'last_name', 'name', 'language'])
    .executeTakeFirstOrThrow();

/** Who registers belongs to none yet, and still takes the name of the one they come for. */
export const organisationNames = async (db: Db) => {
  const named = db.selectFrom('organisations').select('name').orderBy('id').limit(1000);
  return (await named.execute()).map(({ name }) => name);
};

/** Only while the password that was checked still is the password. */
export const setSignedIn = (db: Db, { id, password_hash }: Checked, now: Date) =>
  db
    .updateTable('accounts')
    .set({ last_sign_in_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .returning('id')
    .executeTakeFirst();

type Checked = { id: number; password_hash: string | null };

/** Before its links, as everywhere: who closes an account waits here, or is waited for. */
export const lockAccount = (db: Db, id: number) =>
  db.selectFrom('accounts').where('id', '=', id).select('id').forNoKeyUpdate().execute();

/** Only of an account that has none yet. */
export const setFirstPassword = (db: Db, id: number, password_hash: string, now: Date) =>
  db
    .updateTable('accounts')
    .set({ password_hash, activated_at: now })
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .where('deactivated_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export const setPassword = (db: Db, id: number, password_hash: string, now: Date) =>
  db
    .updateTable('accounts')
    .set((eb) => ({ password_hash, activated_at: eb.fn.coalesce('activated_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .returning(['id', 'email', 'first_name', 'language'])
    .executeTakeFirst();

export const findRegistration = (db: Db, id: number) =>
  db.selectFrom('registrations').where('id', '=', id).select('email').executeTakeFirst();

type Registration = RegisterInput & { password_hash: string; language: Language };

export const addRegistration = (db: Db, registration: Registration) => {
  const { repeat_email, password, repeat_password, ...values } = registration;
  return db.insertInto('registrations').values(values).returning('id').executeTakeFirstOrThrow();
};

/** Turns a registration into an account; nothing when the address got one in the meantime. */
export async function becomeAccount(db: Db, registrationId: number, now: Date) {
  const { id, created_at, email, password_hash, first_name, last_name, language, ...profile } =
    await db
      .deleteFrom('registrations')
      .where('id', '=', registrationId)
      .returningAll()
      .executeTakeFirstOrThrow();
  const account = await db
    .insertInto('accounts')
    .values({ email, password_hash, first_name, last_name, language, activated_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (account)
    await db
      .insertInto('profiles')
      .values({ account_id: account.id, ...profile })
      .execute();
  return account;
}
