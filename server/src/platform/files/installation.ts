import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { withinAll } from '../database/wall.ts';
import { AppError } from '../http/errors.ts';
import { awayWords } from '../program/awayWords.ts';
import type { Log } from '../program/jobs.ts';
import { toRun } from '../program/toRun.ts';
import { getOrRestore } from './getOrRestore.ts';
import { NotOurs, ObjectMissing, type Storage, whyAway } from './storage.ts';

/** Enough files to tell whose they are. */
const sample = 500;

/** Leftovers aside, of so many none is missing. */
const newest = 20;

/**
 * Marks the storage as this installation's and returns its clock; nothing if it belongs to another.
 * An empty one without a mark is ours only where no file can be missing from it. Nor does a mark
 * alone make it ours: it is also where a disk is mounted over what was there before, in an old copy,
 * and in a bucket that was emptied.
 */
export async function claimStorage(storage: Storage, db: Db): Promise<Date | undefined> {
  const { number } = await db.selectFrom('installation').select('number').executeTakeFirstOrThrow();
  const owner = await storage.owner();
  const isOurs = owner
    ? owner === number && (await holdsNewest(storage, db))
    : await areOurs(storage, db, knowsNoFile);
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
  if (!claimed) throw new Error(await refusalOf(storage, db));
}

export async function refusalOf(storage: Storage, db: Db) {
  const { number } = await db.selectFrom('installation').select('number').executeTakeFirstOrThrow();
  const owner = await storage.owner();
  if (owner === number) return empty;
  return owner || (await someKeys(storage)).length > 0 ? others : empty;
}

const others = `The stored files belong to another installation than this database (files/installation, or traject-installation in a bucket, says whose). Set DATA_DIR (or S3_BUCKET) and DATABASE_URL to those that belong together, or restore a backup: ${toRun('restore', 'FILE')}`;

const empty = `The database knows files, and none of the newest is in DATA_DIR/files (or S3_BUCKET): mount that folder, set DATA_DIR or the S3 settings to where the files are, or restore a backup: ${toRun('restore', 'FILE')}; if they are lost for good, go on without them: ${toRun('sweep', '--lost')}`;

/** Without a mark, the rows know whose files they are; `isEmptyOurs` decides where there are none. */
export async function areOurs(storage: Storage, db: Db, isEmptyOurs: (db: Db) => Promise<boolean>) {
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

/** Whether one of the files that the database came to know last is there, where it knows any. */
export async function holdsNewest(storage: Storage, db: Db) {
  const keys = await newestKeys(db);
  for (const key of keys) if (await isThere(storage, key)) return true;
  return keys.length === 0;
}

async function isThere(storage: Storage, key: string) {
  try {
    const { stream } = await getOrRestore(storage, key, { start: 0, end: 0 });
    stream.destroy();
    return true;
  } catch (error) {
    const { cause = error } = error as Error;
    if (cause instanceof ObjectMissing || cause instanceof NotOurs) return false;
    throw error;
  }
}

const knowsNoFile = async (db: Db) => (await newestKeys(db)).length === 0;

async function newestKeys(db: Db) {
  const everywhere = await withinAll(db);
  const files = await everywhere
    .selectFrom('files')
    .where('id', '>', lostUntil)
    .select('key')
    .orderBy('id', 'desc')
    .limit(newest)
    .execute();
  return files.map(({ key }) => key);
}

/** Also of a database that an older version left behind, whose backup is made by this one. */
const lostUntil = sql<number>`(
  select coalesce((to_jsonb(i) ->> 'lost_files_until')::integer, 0) from installation i)`;

/**
 * Those that the database knows now are lost for good: nobody waits for them any more. Not said of
 * a storage that is another's, where they never were.
 */
export async function giveUpFiles(storage: Storage, db: Db) {
  const { number } = await db.selectFrom('installation').select('number').executeTakeFirstOrThrow();
  if (((await storage.owner()) ?? number) !== number) return;
  const everywhere = await withinAll(db);
  await everywhere
    .updateTable('installation')
    .set(({ selectFrom }) => ({
      lost_files_until: selectFrom('files').select(sql<number>`coalesce(max(id), 0)`.as('id')),
    }))
    .execute();
}
