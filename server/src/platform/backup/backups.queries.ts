import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.gen.ts';

type State = 'running' | 'made' | 'failed';
export type Backup = Omit<Selectable<Tables['backups']>, 'state'> & { state: State };

/** Newest first; for whoever looks after the installation. */
export const lastBackups = (db: Db, count: number): Promise<Backup[]> =>
  db
    .selectFrom('backups')
    .selectAll()
    .select(sql<State>`state`.as('state'))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

export const beginBackup = async (db: Db, row: Insertable<Tables['backups']>) =>
  (await db.insertInto('backups').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const endBackup = async (db: Db, id: number, row: Updateable<Tables['backups']>) => {
  await db.updateTable('backups').set(row).where('id', '=', id).execute();
};

/** Of a run that was killed; only for one that knows it is alone. */
export const failUnfinished = async (db: Db, finished_at: Date) => {
  const why = 'The run ended before it was done: its process or the machine was stopped.';
  await db
    .updateTable('backups')
    .set({ state: 'failed', finished_at, why })
    .where('state', '=', 'running')
    .execute();
};

/** When the newest backup that could be restored was begun. */
export const lastChecked = async (db: Db) => {
  const row = await db
    .selectFrom('backups')
    .where('checked_at', 'is not', null)
    .where('check_failed', 'is', null)
    .select((eb) => eb.fn.max('started_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? undefined;
};

/** Those that are not whole: with gaps, or with a check that failed. */
export const unsoundNames = async (db: Db) => {
  const rows = await db
    .selectFrom('backups')
    .where('name', 'is not', null)
    .where(sql<boolean>`gaps > 0 or check_failed is not null`)
    .select('name')
    .execute();
  return new Set(rows.map(({ name }) => name));
};

export const noteRemoved = async (db: Db, name: string, removed_at: Date) => {
  await db.updateTable('backups').set({ removed_at }).where('name', '=', name).execute();
};

export const installationNumber = async (db: Db) =>
  (await db.selectFrom('installation').select('number').executeTakeFirstOrThrow()).number;
