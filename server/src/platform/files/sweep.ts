import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Run } from '../database/migrate.ts';
import type { Clock } from '../program/clock.ts';
import type { Jobs } from '../program/jobs.ts';
import { JobRefused } from '../program/jobWorkers.ts';
import { withSteadyClock } from '../program/steadyClock.ts';
import { toRun } from '../program/toRun.ts';
import { claimStorage } from './installation.ts';
import { temporaryPrefix } from './receive.ts';
import type { Listed, Storage } from './storage.ts';

export type Outside = { storage: Storage; tmpDir: string; db: Db };
type Stored = Omit<Outside, 'tmpDir'>;

const hour = 60 * 60 * 1000;
const week = 7 * 24 * hour;
const batchSize = 500;
const lock = 'traject.files';

/** Beyond this many, and beyond this share of all, it is more likely a mistake than leftovers. */
const unusual = { files: 100, share: 0.1 };

type Sweeper = { sweep: () => Promise<unknown> };

/** Every hour; anything younger than an hour may belong to a change that is still in progress. */
export const sweepHourly = (jobs: Jobs, { db, clock }: { db: Db; clock: Clock }, files: Sweeper) =>
  jobs.define('files-sweep', { cron: '17 * * * *', retryLimit: 2, retryBackoff: true }, () =>
    withSteadyClock(db, clock, () => files.sweep()),
  );

/**
 * `age`: how old leftovers must be, by the clock of the storage. `evenIfMany`: somebody confirmed
 * it.
 */
export type Sweeping = { age?: number; evenIfMany?: boolean };

/** Puts bytes that have no row in the bin, and removes uploads that never became a file. */
export async function sweep(outside: Outside, { age = hour, evenIfMany = false }: Sweeping = {}) {
  await sweepTemporary(outside.tmpDir, new Date(Date.now() - 24 * age));
  return outside.db.transaction().execute(async (tx) => {
    // While a backup copies what it saw, nothing is removed; there is another sweep in an hour.
    const asked = sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${lock})) as free`;
    const { rows } = await asked.execute(tx);
    if (rows[0]?.free) await sweepStored(outside, { age, evenIfMany });
  });
}

/** Keeps every stored file where it is until this transaction ends; one at a time. */
export const holdFiles = (run: Run) => run('select pg_advisory_xact_lock(hashtext($1))', [lock]);

async function sweepStored(outside: Outside, { age, evenIfMany }: Required<Sweeping>) {
  const { storage, db } = outside;
  const now = await claimStorage(storage, db);
  if (!now) throw new JobRefused(notOurs);
  const { total, removed, unknown } = await findRowless(outside, new Date(now.getTime() - age));
  await moveToBin(outside, removed, now);
  if (!evenIfMany && unknown.length > Math.max(unusual.files, unusual.share * total))
    throw new JobRefused(tooMany(unknown.length, total));
  await moveToBin(outside, unknown, now);
  await sweepBin(outside, new Date(now.getTime() - week));
}

const notOurs = 'The stored files are not those of this database; nothing was swept.';
const tooMany = (count: number, total: number) =>
  `${count} of ${total} stored files never belonged to a row; they were not swept. When that is right: ${toRun('sweep', '--yes')}`;

async function moveToBin({ storage, db }: Stored, keys: string[], now: Date) {
  for (const key of keys) {
    await storage.bin.add(key, now);
    await db.deleteFrom('removed_files').where('key', '=', key).execute();
  }
}

/** Old files without a row, and how many there are in total: removed here, or never known. */
export async function findRowless({ storage, db }: Stored, olderThan: Date) {
  const removed: string[] = [];
  const unknown: string[] = [];
  let total = 0;
  for await (const listed of batchesOf(storage.list())) {
    total += listed.length;
    const old = listed.filter(({ changed }) => changed < olderThan).map(({ key }) => key);
    const kept = await keptOf(db, old);
    const rowless = old.filter((key) => !kept.has(key));
    const expected = await removedOf(db, rowless);
    for (const key of rowless) (expected.has(key) ? removed : unknown).push(key);
  }
  return { total, removed, unknown };
}

/** Removed for good a week later; what turned out to be needed is restored. */
async function sweepBin({ storage, db }: Stored, olderThan: Date) {
  for await (const listed of batchesOf(storage.bin.list())) {
    const kept = await keptOf(
      db,
      listed.map(({ key }) => key),
    );
    for (const { key, changed } of listed)
      if (kept.has(key)) await storage.bin.takeBack(key);
      else if (changed < olderThan) await storage.bin.remove(key);
  }
}

export async function removeRowless({ storage, db }: Stored, keys: string[]) {
  const kept = await keptOf(db, keys);
  for (const key of keys.filter((one) => !kept.has(one))) await storage.remove(key);
}

async function keptOf(db: Db, keys: string[]) {
  if (keys.length === 0) return new Set<string>();
  const { rows } = await sql<{ key: string }>`select kept_files(${keys}) as key`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

async function removedOf(db: Db, keys: string[]) {
  if (keys.length === 0) return new Set<string>();
  const found = db.selectFrom('removed_files').where('key', 'in', keys).select('key');
  return new Set((await found.execute()).map(({ key }) => key));
}

async function* batchesOf(list: AsyncIterable<Listed>) {
  let batch: Listed[] = [];
  for await (const listed of list) {
    batch.push(listed);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function sweepTemporary(tmpDir: string, olderThan: Date) {
  const names = await readdir(tmpDir).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(temporaryPrefix))) {
    const path = join(tmpDir, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < olderThan) await rm(path, { force: true });
  }
}
