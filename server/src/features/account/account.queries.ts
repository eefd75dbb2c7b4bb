import type { AccountChange } from '@traject/contract/account';
import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/database/db.ts';

export const getOwn = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .where('id', '=', id)
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'password_hash'])
    .select(['address_proven_at', 'picture_file_id'])
    .executeTakeFirstOrThrow();

export const lockOwn = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .where('id', '=', id)
    .select(['id', 'email', 'first_name', 'language', 'password_hash', 'address_proven_at'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export const setOwn = (db: Db, id: number, change: AccountChange) =>
  db.updateTable('accounts').set(change).where('id', '=', id).execute();

/** Organisations mail people in the language they chose themselves. */
export const setLanguage = (db: Db, account_id: number, language: Language) =>
  db.updateTable('people').set({ language }).where('account_id', '=', account_id).execute();

export const setAddress = (db: Db, id: number, email: string, now: Date) =>
  db.updateTable('accounts').set({ email, address_proven_at: now }).where('id', '=', id).execute();

export const isTaken = async (db: Db, email: string) =>
  (await db
    .selectFrom('accounts')
    .where('email', '=', email)
    .where('address_proven_at', 'is not', null)
    .select('id')
    .executeTakeFirst()) !== undefined;

export const findChange = (db: Db, account_id: number, now: Date) =>
  db
    .selectFrom('address_changes')
    .where('account_id', '=', account_id)
    .where('expires_at', '>', now)
    .select(['email', 'expires_at', 'old_said_at', 'new_said_at'])
    .executeTakeFirst();

type Asked = { account_id: number; email: string; asked_at: Date; expires_at: Date };

/** One at a time: a new request replaces the earlier one. */
export const askChange = (db: Db, asked: Asked) =>
  db
    .insertInto('address_changes')
    .values(asked)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...asked, old_said_at: null, new_said_at: null }),
    )
    .execute();

export const noteYes = (db: Db, account_id: number, said: Partial<Record<Said, Date>>) =>
  db.updateTable('address_changes').set(said).where('account_id', '=', account_id).execute();

type Said = 'old_said_at' | 'new_said_at';

export const dropChange = (db: Db, account_id: number) =>
  db.deleteFrom('address_changes').where('account_id', '=', account_id).execute();

export const setHash = (db: Db, id: number, password_hash: string) =>
  db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();
