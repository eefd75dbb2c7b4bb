import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.gen.ts';
import type { Why } from './nightly/words.ts';

type State = 'running' | 'made' | 'failed';
type Told = { state: State; why: Why | null; check_failed: Why | null };
export type Backup = Omit<Selectable<Tables['backups']>, keyof Told> & Told;

/**
 * Newest first, whatever the clock said; for whoever looks after the installation. However many
 * failed or were made since, the last that was made and the last that could be restored are there.
 */
export async function lastBackups(db: Db, count: number): Promise<Backup[]> {
  const past = sql`started_at <= now() order by id desc limit 1`;
  const { rows } = await sql<Backup>`
    select * from backups where id in (
      (select id from backups order by id desc limit ${count}) union
      (select id from backups where state = 'made' and ${past}) union
      (select id from backups where checked_at is not null and ${past}))
    order by id desc`.execute(db);
  return rows;
}

export const beginBackup = async (db: Db, row: Insertable<Tables['backups']>) =>
  (await db.insertInto('backups').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const endBackup = async (db: Db, id: number, row: Updateable<Tables['backups']>) => {
  await db.updateTable('backups').set(row).where('id', '=', id).execute();
};

/** Of a run that was killed; only for one that knows it is alone. */
export const failUnfinished = async (db: Db, finished_at: Date) => {
  const why: Why = { key: 'backup.stopped' };
  await db
    .updateTable('backups')
    .set({ state: 'failed', finished_at, why })
    .where('state', '=', 'running')
    .execute();
};

/** When the newest backup that could be restored was begun, as far as the clock can be believed. */
export const lastChecked = async (db: Db, now: Date) => {
  const row = await db
    .selectFrom('backups')
    .where('checked_at', 'is not', null)
    .where('check_failed', 'is', null)
    .where('started_at', '<=', now)
    .select((eb) => eb.fn.max('started_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? undefined;
};

/** By name, whether they are whole: made to the end, without gaps, and with no check that failed. */
export const knownBackups = async (db: Db) => {
  const rows = await db
    .selectFrom('backups')
    .where('name', 'is not', null)
    .select([
      'name',
      sql<boolean>`state = 'made' and gaps = 0 and check_failed is null`.as('sound'),
    ])
    .execute();
  return new Map(rows.map(({ name, sound }) => [name as string, sound]));
};

export const noteRemoved = async (db: Db, name: string, removed_at: Date) => {
  await db.updateTable('backups').set({ removed_at }).where('name', '=', name).execute();
};

export const installationNumber = async (db: Db) =>
  (await db.selectFrom('installation').select('number').executeTakeFirstOrThrow()).number;
