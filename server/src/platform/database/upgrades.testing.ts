import type { Sql } from 'postgres';
import { emptyDb } from '../../testing/testDb.ts';
import { inTransaction } from '../backup/transaction.ts';
import { applyMigrations, migrationNames } from './migrate.ts';
import { prepareDatabase } from './openDatabase.ts';
import { fillBeforeWorkingDay } from './upgradeWorkingDay.testing.ts';

type Filled = Record<string, (sql: Sql) => Promise<unknown>>;

/** A database that lived through the releases: filled just before each migration that is named. */
export async function anUpgradedDatabase(filled: Filled) {
  const database = await emptyDb();
  const { sql } = database;
  const all = await migrationNames();
  for (const [end, fill] of Object.entries({ '0041': fillBeforeWorkingDay, ...filled })) {
    const until = all.filter((name) => name < end);
    await inTransaction(database.url, ({ run }) => applyMigrations(run, until));
    await fill(sql);
  }
  const { names, contents } = await storedThen(sql);
  const before = await contents();
  await prepareDatabase(database, database.url, 'not needed where there is a password');
  return { database, sql, names, before, after: await contents() };
}

type Table = { name: string; columns: string[] };

/** What a release stored, except columns (`table.column`, as in `like`) that are stored elsewhere since. */
export async function storedThen(sql: Sql, ...moved: string[]) {
  const tables = await sql<Table[]>`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
      and table_name || '.' || column_name not like all(${moved}) group by 1 order by 1`;
  // The log tells of the upgrade itself.
  const ofThen = sql`where action <> 'system.upgrade'`;
  const contents = async () => {
    const found: Record<string, string[]> = {};
    for (const { name, columns } of tables) {
      const rows = await sql`select to_jsonb(x)::text as row from (
        select ${sql(columns)} from ${sql(name)} ${name === 'events' ? ofThen : sql``}) x order by 1`;
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  };
  return { names: tables.map(({ name }) => name), contents };
}

/** A Wednesday morning, so many days from now or a little later. */
export function officeTime(days: number) {
  const moment = new Date(Date.now() + days * 86_400_000);
  moment.setUTCHours(10, 0, 0, 0);
  while (moment.getUTCDay() !== 3 || moment.getTime() < Date.now())
    moment.setUTCDate(moment.getUTCDate() + 1);
  return moment;
}
