import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { fileNumbers } from '../../health/numbers.queries.ts';
import { BackupTrouble } from './words.ts';

const gigabyte = 1024 ** 3;

/** Refuses to begin what would fill the disk on which everybody works. */
export async function proveRoom(folder: string, bytes: number) {
  const { bavail, blocks, bsize } = await statfs(folder);
  const [free, size] = [bavail * bsize, blocks * bsize];
  if (free - bytes > Math.min(gigabyte, 0.05 * size)) return;
  const values = { folder, free: Math.floor(free / gigabyte), needed: Math.ceil(bytes / gigabyte) };
  throw new BackupTrouble({ key: 'backup.no_room', values });
}

/** What an archive takes at most, and what it takes to restore one. */
export async function sizesOf(db: Db) {
  const { bytes: files } = await fileNumbers(db);
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db);
  const database = rows[0]?.bytes ?? 0;
  // Rows are compressed, and indexes are made anew.
  return { archive: files + database / 2, restored: files + database };
}
