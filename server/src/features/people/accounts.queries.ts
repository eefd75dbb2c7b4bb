import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { notFound } from '../../platform/errors.ts';

const account = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'language', 'deactivated_at'])
    .select((eb) => eb('password_hash', 'is not', null).$castTo<boolean>().as('has_password'))
    .forNoKeyUpdate();

export type LockedAccount = Awaited<ReturnType<typeof lockAccount>>;

export const lockAccount = (db: Db, id: number) =>
  account(db).where('id', '=', id).executeTakeFirstOrThrow(notFound);

export const lockByEmail = (db: Db, email: string) =>
  account(db).where('email', '=', email).executeTakeFirst();

export const setDeactivated = (db: Db, id: number, deactivated_at: Date | null) =>
  db.updateTable('accounts').set({ deactivated_at }).where('id', '=', id).execute();

export const hasProfile = async (db: Db, account_id: number) => {
  const profile = db.selectFrom('profiles').where('account_id', '=', account_id);
  return (await profile.select('account_id').executeTakeFirst()) !== undefined;
};

/** Only one who never did anything: nothing else names them. */
export const forgetAccount = (db: Db, id: number) =>
  db
    .deleteFrom('accounts as a')
    .where('a.id', '=', id)
    .where('a.password_hash', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('memberships').whereRef('account_id', '=', 'a.id').select('account_id')),
      ),
    )
    .where(
      sql<boolean>`not exists (select from trajectories where a.id in (client_id, counselor_id))
        and not exists (select from enrolments where student_id = a.id)
        and not exists (select from evaluations where a.id in (evaluator_id, asked_by))`,
    )
    .execute();
