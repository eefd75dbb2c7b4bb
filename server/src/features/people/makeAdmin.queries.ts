import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

export const hasAdmins = async (db: Db) => {
  const { rows } = await sql<{ any: boolean }>`select any_admin() as any`.execute(db);
  return rows[0]?.any ?? false;
};

/** The one of that name, made when there is none. */
export async function organisationCalled(db: Db, name: string) {
  const there = db.selectFrom('organisations').where('name', '=', name).select('id').limit(1);
  const made = db.insertInto('organisations').values({ name }).returning('id');
  return ((await there.executeTakeFirst()) ?? (await made.executeTakeFirstOrThrow())).id;
}

/** Where somebody set to work there is nothing to try out. */
export const decideNoDemo = (db: Db) =>
  db.updateTable('installation').set({ demo: false }).where('demo', 'is', null).execute();
