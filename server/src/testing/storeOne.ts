import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import type { OpenedApp } from './openApp.ts';

/**
 * One of the files that a database knows, without its bytes: a program that finds none of them takes
 * its folder for one that is not mounted, and does not start.
 */
export async function storeOne(sql: postgres.Sql, dataDir: string) {
  const [file] = await sql<{ key: string }[]>`select key from files order by id desc limit 1`;
  if (!file) return;
  const place = join(dataDir, 'files', file.key.slice(0, 2), file.key.slice(2, 4));
  await mkdir(place, { recursive: true });
  await writeFile(join(place, file.key), '');
}

/** The folder of this program is that of its database, though no file is in it. */
export async function holdFiles({ db, world }: Pick<OpenedApp, 'db' | 'world'>) {
  const { number } = await db.selectFrom('installation').select('number').executeTakeFirstOrThrow();
  await world.storage.claim(number);
}
