import { recordEvent } from '../audit/events.ts';
import type { Db } from '../database/db.ts';
import { withinAll } from '../database/wall.ts';
import { AppError } from '../http/errors.ts';
import type { Jobs, Log } from '../program/jobs.ts';
import { getOrRestore } from './getOrRestore.ts';
import type { Scanner } from './scanner.ts';
import { listWaiting, setScanned, whoseFile } from './scanning.queries.ts';
import { ObjectMissing, type Storage } from './storage.ts';

type Outside = { db: Db; storage: Storage; scanner: Scanner; log: Log };

/** Shorter than a job may take; the next one goes on. */
const longest = 10 * 60 * 1000;

/** One at a time, every minute, as long as there is a scanner; without one, what waits goes on waiting. */
export const scanEveryMinute = (jobs: Jobs, outside: Omit<Outside, 'scanner'>, scanner?: Scanner) =>
  scanner &&
  jobs.define('files-scan', { cron: '* * * * *', policy: 'exclusive', retryLimit: 0 }, () =>
    scanWaiting({ ...outside, scanner }),
  );

/** One file that cannot be scanned does not keep the others waiting; a scanner that is away does. */
async function scanWaiting(outside: Outside) {
  const everywhere = await withinAll(outside.db);
  const until = Date.now() + longest;
  for (const file of await listWaiting(everywhere)) {
    if (Date.now() > until) return;
    const verdict = await scanStored(outside, file.key);
    if (verdict) await keep(everywhere, file, verdict.virus, outside.log);
    else if (!(await outside.scanner.isThere())) return;
  }
}

/** Nothing where it could not be read or scanned now. */
async function scanStored({ storage, scanner, log }: Outside, key: string) {
  const found = await getOrRestore(storage, key).catch((error: unknown) => {
    if (!(error instanceof ObjectMissing) && !(error instanceof AppError)) throw error;
    log.warn({ key }, 'scanning: a file that waits could not be read');
  });
  return found && scanner.scan(found.stream);
}

type Waiting = { id: number; organisation_id: number | null };

/** Its organisation reads in the log that there was a virus, and where. */
async function keep(db: Db, { id, organisation_id }: Waiting, virus: string | undefined, log: Log) {
  if (virus) log.warn({ file: id, virus }, 'scanning: a stored file has a virus');
  await db.transaction().execute(async (tx) => {
    const isFirst = await setScanned(tx, id, virus ? 'infected' : 'clean');
    if (!isFirst || !virus || !organisation_id) return;
    const record = { ...(await whoseFile(tx, id)), virus };
    const event = { action: 'files.infected', organisation_id, record, request_id: 'scanning' };
    await recordEvent(tx, event);
  });
}
