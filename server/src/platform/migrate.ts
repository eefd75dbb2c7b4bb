import { readdir, readFile } from 'node:fs/promises';
import type { Sql } from 'postgres';

const folder = new URL('../../migrations/', import.meta.url);

/** Brings the schema up to date, all or nothing; two processes that start at once take turns. */
export async function migrate(sql: Sql) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('traject.migrations'))`;
    await tx`create table if not exists migrations (
      name text primary key, at timestamptz not null default now())`;
    const done = new Set((await tx`select name from migrations`).map((row) => row.name));
    for (const file of files.filter((name) => !done.has(name))) {
      await tx.unsafe(await readFile(new URL(file, folder), 'utf8')).simple();
      await tx`insert into migrations (name) values (${file})`;
    }
  });
}
