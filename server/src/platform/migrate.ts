import { readdir, readFile } from 'node:fs/promises';
import type { Sql, TransactionSql } from 'postgres';
import { serverFolder } from './folders.ts';

/** Runs statements in one transaction, whichever driver holds it. */
export type Run = <T>(text: string, values?: (string | number)[]) => Promise<T[]>;

const folder = new URL('migrations/', serverFolder);

/** Brings the schema up to date, all or nothing; two processes that start at once take turns. */
export const migrate = (sql: Sql) =>
  inTurns(sql, async (tx) => applyMigrations(runOn(tx), await migrationNames()));

/** One transaction, in which no other process changes what the database is made of. */
export const inTurns = <T>(sql: Sql, work: (tx: TransactionSql) => Promise<T>) =>
  sql.begin(async (tx) => {
    await lockMigrations(runOn(tx));
    return work(tx);
  });

const runOn =
  (tx: TransactionSql): Run =>
  async <T>(text: string, values?: (string | number)[]) => [
    ...(await (values ? tx.unsafe<T[]>(text, values) : tx.unsafe<T[]>(text).simple())),
  ];

export const migrationNames = async () =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();

export const lockMigrations = (run: Run) =>
  run(`select pg_advisory_xact_lock(hashtext('traject.migrations'))`);

/** Those of the given ones that the database does not have yet. */
export async function applyMigrations(run: Run, names: string[]) {
  await run(`create table if not exists migrations (
    name text primary key, at timestamptz not null default now())`);
  const rows = await run<{ name: string }>('select name from migrations');
  const done = new Set(rows.map(({ name }) => name));
  for (const file of names.filter((name) => !done.has(name))) {
    await run(await readFile(new URL(file, folder), 'utf8'));
    await run('insert into migrations (name) values ($1)', [file]);
  }
}
