import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Jobs } from '../jobs.ts';
import type { Run } from '../migrate.ts';
import type { Files, Outside } from './files.ts';
import { temporaryPrefix } from './receive.ts';
import type { Storage } from './storage.ts';

const hour = 60 * 60 * 1000;
const batchSize = 500;
const lock = 'traject.files';

/** Every hour; what is younger than an hour may belong to a change that is still under way. */
export const sweepHourly = (jobs: Jobs, files: Files) =>
  jobs.define('files-sweep', { cron: '17 * * * *', retryLimit: 2, retryBackoff: true }, () =>
    files.sweep({ olderThan: new Date(Date.now() - hour) }),
  );

/** Removes bytes that have no row and uploads that never became a file. */
export async function sweep(outside: Outside, { olderThan }: { olderThan: Date }) {
  await sweepTemporary(outside.tmpDir, olderThan);
  await outside.db.transaction().execute(async (tx) => {
    // While a backup copies what it saw, nothing goes; the next hour comes again.
    const asked = sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${lock})) as free`;
    const { rows } = await asked.execute(tx);
    if (rows[0]?.free) await sweepStored(outside, olderThan);
  });
}

/** Keeps every stored file where it is until this transaction ends; one at a time. */
export const holdFiles = (run: Run) => run('select pg_advisory_xact_lock(hashtext($1))', [lock]);

async function sweepStored(outside: Outside, olderThan: Date) {
  const { storage, db } = outside;
  // Without one row this is more likely the wrong database than a storage full of leftovers.
  const { rows } = await sql<{ any: boolean }>`select any_file() as any`.execute(db);
  if (!rows[0]?.any) return;
  for await (const keys of oldKeys(storage, olderThan)) await removeRowless(outside, keys);
}

export async function removeRowless({ storage, db }: Omit<Outside, 'tmpDir'>, keys: string[]) {
  if (keys.length === 0) return;
  const { rows } = await sql<{ key: string }>`select kept_files(${keys}) as key`.execute(db);
  const kept = new Set(rows.map(({ key }) => key));
  for (const key of keys.filter((one) => !kept.has(one))) await storage.remove(key);
}

async function* oldKeys(storage: Storage, olderThan: Date) {
  let keys: string[] = [];
  for await (const { key, changed } of storage.list()) {
    if (changed < olderThan) keys.push(key);
    if (keys.length < batchSize) continue;
    yield keys;
    keys = [];
  }
  if (keys.length > 0) yield keys;
}

async function sweepTemporary(tmpDir: string, olderThan: Date) {
  const names = await readdir(tmpDir).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(temporaryPrefix))) {
    const path = join(tmpDir, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < olderThan) await rm(path, { force: true });
  }
}
