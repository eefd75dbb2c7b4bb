import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export const hasAdmins = async (db: Db) => {
  const { rows } = await sql<{ any: boolean }>`select any_admin() as any`.execute(db);
  return rows[0]?.any ?? false;
};

export const findOrganisation = (db: Db, name: string) =>
  db.selectFrom('organisations').where('name', '=', name).select('id').limit(1).executeTakeFirst();

export const addOrganisation = (db: Db, name: string) =>
  db.insertInto('organisations').values({ name }).returning('id').executeTakeFirstOrThrow();

/**
 * An administrator who signs in with this address, or is invited at it. Organisations can change
 * the address of a record, so that alone opens nobody's account.
 */
export const findAdmin = (db: Db, email: string) =>
  db
    .selectFrom('people as p')
    .innerJoin('memberships as m', 'm.person_id', 'p.id')
    .leftJoin('accounts as a', 'a.id', 'p.account_id')
    .where('m.account_type', '=', 'admin')
    .where(({ and, eb, or }) =>
      or([
        eb('a.email', '=', email),
        and([eb('p.email', '=', email), eb('p.account_id', 'is', null)]),
      ]),
    )
    .select(['p.id', 'p.organisation_id', 'p.account_id', 'p.deactivated_at', 'p.email'])
    // Somebody shut out in one organisation may still administer another.
    .orderBy(sql`p.account_id is null`)
    .orderBy(sql`p.deactivated_at is not null`)
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst();

/** Once somebody set it up for real work, no demo is offered. */
export const decideNoDemo = (db: Db) =>
  db.updateTable('installation').set({ demo: false }).where('demo', 'is', null).execute();

export const setOneOrganisation = (db: Db) =>
  db.updateTable('installation').set({ one_house: true }).execute();

/** From the moment that they choose a password. */
export const setFirstOperator = (db: Db, operator_person_id: number) =>
  db.updateTable('installation').set({ operator_person_id }).execute();

/** Nothing where there is no such account. */
export const setOperator = (db: Db, email: string, operator: boolean) =>
  db
    .updateTable('accounts')
    .set({ operator })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();

/**
 * Their records, in each organisation that hears of what happens to their account: where nobody
 * lets them in any more, those that did.
 */
export async function recordsOf(db: Db, account_id: number) {
  const records = await db
    .selectFrom('people')
    .where('account_id', '=', account_id)
    .select(['id', 'organisation_id', 'deactivated_at'])
    .orderBy('id')
    .execute();
  const active = records.filter(({ deactivated_at }) => !deactivated_at);
  return active.length > 0 ? active : records;
}

export const accountOf = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .where('id', '=', id)
    .select(['email', 'first_name', 'language'])
    .executeTakeFirstOrThrow();
