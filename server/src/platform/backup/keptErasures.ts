import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../database/db.ts';
import { withinAll } from '../database/wall.ts';
import type { BackupSettings } from '../program/backupSettings.ts';
import type { Clock } from '../program/clock.ts';
import type { Jobs } from '../program/jobs.ts';
import { JobRefused } from '../program/jobWorkers.ts';
import { withSteadyClock } from '../program/steadyClock.ts';
import { installationNumber } from './backups.queries.ts';
import type { Erasure } from './erasures.ts';
import type { Destination } from './nightly/destination.ts';
import { compact, prefixOf, timeOf } from './nightly/names.ts';
import { openDestination } from './nightly/openDestination.ts';
import { workFolder } from './nightly/temporary.ts';
import { BackupTrouble } from './nightly/words.ts';

type Outside = { db: Db; clock: Clock; backup: BackupSettings; tmpDir: string };

const day = 86_400_000;
/** No backup is kept as long as that. */
const kept = 400 * day;

const shape = z.strictObject({
  installation: z.string(),
  erasures: z.array(
    z.strictObject({
      organisation_id: z.int(),
      kind: z.enum(['person', 'trajectory']),
      record_id: z.int(),
      erased_at: z.string(),
    }),
  ),
});

/**
 * Beside the backups, so that what was erased after the last of them is known when that is restored. A
 * folder that hangs is not asked again before it answers: every question occupies a thread.
 */
export function keepErasures(jobs: Pick<Jobs, 'define'>, outside: Outside) {
  let keeping: Promise<void> | undefined;
  const keep = () => {
    keeping ??= keepThem(outside)
      .catch(refuse)
      .finally(() => {
        keeping = undefined;
      });
    return keeping;
  };
  jobs.define('erasures-keep', { cron: '* * * * *', policy: 'exclusive', retryLimit: 0 }, keep);
}

/** What is wrong with the place stands in Systeem; a failed job of each minute says no more. */
function refuse(error: unknown): never {
  throw error instanceof BackupTrouble ? new JobRefused(error.message) : error;
}

/** A file of its own each time: nothing that was written before can be lost with it. */
export async function keepThem({ db: everywhere, clock, backup, tmpDir }: Outside) {
  const db = await withinAll(everywhere);
  const waiting = await db
    .selectFrom('erasures')
    .where('kept_at', 'is', null)
    .select(['id', 'organisation_id', 'kind', 'record_id'])
    .select(sql<string>`erased_at::text`.as('erased_at'))
    .orderBy('id')
    .execute();
  if (waiting.length === 0) return;
  const installation = await installationNumber(everywhere);
  await using work = await workFolder(tmpDir, 'erasures-');
  const destination = openDestination(backup, join(work.path, 'part'));
  const erasures = waiting.map(({ id: _, ...erasure }) => erasure);
  const prefix = `${prefixOf(installation)}erasures-`;
  const list = Readable.from([Buffer.from(JSON.stringify({ installation, erasures }))]);
  await destination.put(`${prefix}${compact(clock())}.json`, list);
  const ids = waiting.map(({ id }) => id);
  await db.updateTable('erasures').set({ kept_at: clock() }).where('id', 'in', ids).execute();
  const old = (await destination.names(prefix)).filter((name) =>
    isOld(name.slice(prefix.length), clock()),
  );
  if (old.length === 0) return;
  await withSteadyClock(everywhere, clock, async () => {
    for (const name of old) await destination.remove(name);
  });
}

function isOld(end: string, now: Date) {
  const at = timeOf(end.replace('.json', ''));
  return at !== undefined && now.getTime() - at.getTime() > kept;
}

/**
 * All that the lists beside the backups of this installation name. One that is damaged is told of, and
 * keeps nobody from their backup.
 */
export async function readErasures(
  destination: Destination,
  installation: string,
  unreadable: (name: string) => void = () => {},
) {
  const found: Erasure[] = [];
  for (const name of await destination.names(`${prefixOf(installation)}erasures-`)) {
    if (!name.endsWith('.json')) continue;
    const list = shape.safeParse(parsed(await destination.read(name, (bytes) => text(bytes))));
    if (!list.success) unreadable(name);
    else if (list.data.installation === installation) found.push(...list.data.erasures);
  }
  return found;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
