import { readdir, readFile } from 'node:fs/promises';
import type { Sql } from 'postgres';
import { serverFolder } from './folders.ts';

/** Runs statements in one transaction, whichever driver holds it. */
export type Run = <T>(text: string, values?: (string | number)[]) => Promise<T[]>;

const folder = new URL('migrations/', serverFolder);

/** Brings the schema up to date, all or nothing; two processes that start at once take turns. */
export async function migrate(sql: Sql) {
  await sql.begin(async (tx) => {
    const run = async <T>(text: string, values?: (string | number)[]) => [
      ...(await (values ? tx.unsafe<T[]>(text, values) : tx.unsafe<T[]>(text).simple())),
    ];
    await lockMigrations(run);
    await applyMigrations(run, await migrationNames());
  });
}

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
