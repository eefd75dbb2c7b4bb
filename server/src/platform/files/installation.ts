import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { AppError } from '../http/errors.ts';
import type { Log } from '../program/jobs.ts';
import { toRun } from '../program/toRun.ts';
import type { Storage } from './storage.ts';

/** Enough files to tell whose they are. */
const sample = 500;

/**
 * Marks the storage as this installation's and returns its clock; nothing if it belongs to another.
 */
export async function claimStorage(storage: Storage, db: Db): Promise<Date | undefined> {
  const { number } = await db.selectFrom('installation').select('number').executeTakeFirstOrThrow();
  const owner = await storage.owner();
  const isOurs = owner ? owner === number : await areOurs(storage, db);
  return isOurs ? storage.claim(number) : undefined;
}

/**
 * Database and files belong together, or the program does not start: it would miss files, and take
 * those of another for leftovers. If the storage is down, that shows later, when a file is needed.
 */
export async function proveStorage(storage: Storage, db: Db, log: Log) {
  const claimed = await claimStorage(storage, db).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    log.warn('the storage of the files does not answer');
    return 'away';
  });
  if (!claimed) throw new Error(refusal);
}

const refusal = `The stored files belong to another installation than this database (files/installation, or traject-installation in a bucket, says whose). Set DATA_DIR (or S3_BUCKET) and DATABASE_URL to those that belong together, or restore a backup: ${toRun('restore', 'FILE')}`;

/** From before installations had an id: either nothing is stored yet, or the rows know what is. */
async function areOurs(storage: Storage, db: Db) {
  const keys: string[] = [];
  for await (const { key } of storage.list()) {
    if (keys.push(key) >= sample) break;
  }
  if (keys.length === 0) return true;
  const { rows } = await sql`select kept_files(${keys}) as key`.execute(db);
  return rows.length > 0;
}
