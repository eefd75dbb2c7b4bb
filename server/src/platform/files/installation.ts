import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { withinAll } from '../database/wall.ts';
import { AppError } from '../http/errors.ts';
import { awayWords } from '../program/awayWords.ts';
import type { Log } from '../program/jobs.ts';
import { toRun } from '../program/toRun.ts';
import { type Storage, whyAway } from './storage.ts';

/** Enough files to tell whose they are. */
const sample = 500;

type IsOurs = (db: Db) => Promise<boolean>;

/**
 * Marks the storage as this installation's and returns its clock; nothing if it belongs to another.
 * An empty one without a mark is ours only where no file can be missing from it.
 */
export async function claimStorage(
  storage: Storage,
  db: Db,
  isEmptyOurs: IsOurs = knowsNoFile,
): Promise<Date | undefined> {
  const { number } = await db.selectFrom('installation').select('number').executeTakeFirstOrThrow();
  const owner = await storage.owner();
  const isOurs = owner ? owner === number : await areOurs(storage, db, isEmptyOurs);
  return isOurs ? storage.claim(number) : undefined;
}

/**
 * Database and files belong together, or the program does not start: it would miss files, and take
 * those of another for leftovers. If the storage is down, that shows later, when a file is needed.
 */
export async function proveStorage(storage: Storage, db: Db, log: Log) {
  const claimed = await claimStorage(storage, db).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    log.warn(`files: ${awayWords('the storage of the files', whyAway(error))}; files answer 503`);
    return 'away';
  });
  if (!claimed) throw new Error(await refusalOf(storage));
}

export const refusalOf = async (storage: Storage) =>
  (await storage.owner()) || (await someKeys(storage)).length > 0 ? others : empty;

const others = `The stored files belong to another installation than this database (files/installation, or traject-installation in a bucket, says whose). Set DATA_DIR (or S3_BUCKET) and DATABASE_URL to those that belong together, or restore a backup: ${toRun('restore', 'FILE')}`;

const empty = `The database knows files, and there is none in DATA_DIR/files (or S3_BUCKET): mount that folder, set DATA_DIR or the S3 settings to where the files are, or restore a backup: ${toRun('restore', 'FILE')}; if they are lost for good, go on without them: ${toRun('sweep', '--lost')}`;

/** Without a mark, the rows know whose files they are; `isEmptyOurs` decides where there are none. */
export async function areOurs(storage: Storage, db: Db, isEmptyOurs: IsOurs) {
  const keys = await someKeys(storage);
  if (keys.length === 0) return isEmptyOurs(db);
  const { rows } = await sql`select kept_files(${keys}) as key`.execute(db);
  return rows.length > 0;
}

async function someKeys(storage: Storage) {
  const keys: string[] = [];
  for await (const { key } of storage.list()) {
    if (keys.push(key) >= sample) break;
  }
  return keys;
}

async function knowsNoFile(db: Db) {
  const everywhere = await withinAll(db);
  const file = await everywhere.selectFrom('files').select('id').limit(1).executeTakeFirst();
  return file === undefined;
}
