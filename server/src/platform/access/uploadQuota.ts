import type { Db } from '../database/db.ts';
import type { Received } from '../files/receive.ts';
import { AppError } from '../http/errors.ts';
import type { Limits } from './limits.ts';

const minutes = 60;
const kilobyte = 1024;
const gigabyte = 1024 * 1024;

/** Far more than anybody uploads by hand in an hour, and less than fills a disk overnight. */
const most = {
  account: { files: 600, kilobytes: 2 * gigabyte },
  party: { files: 100, kilobytes: gigabyte / 4 },
  organisation: { files: 3000, kilobytes: 5 * gigabyte },
};

/** The holder of a link has no account; how often a link is used is limited separately. */
type Whose = { account?: number; party?: string; organisation: number | string };

/** What somebody sent this hour, and their organisation, in files and in kilobytes. */
export async function spendUploads(
  { limits, db }: { limits: Limits; db: Db },
  whose: Whose,
  received: Received[],
) {
  if (received.length === 0) return;
  const kilobytes = received.reduce((sum, { size }) => sum + Math.ceil(size / kilobyte), 0);
  const used = { files: received.length, kilobytes };
  for (const who of ['account', 'party', 'organisation'] as const) {
    if (whose[who] === undefined) continue;
    for (const what of ['files', 'kilobytes'] as const) {
      const use = { amount: used[what], minutes };
      const { spent, seconds } = await limits.spend(db, `${who} ${whose[who]} ${what}`, use);
      if (spent > most[who][what]) throw tooMuch(who, seconds);
    }
  }
}

const tooMuch = (who: keyof Whose, seconds: number) =>
  new AppError(
    429,
    [{ key: `file.quota_${who}`, values: { minutes: Math.ceil(seconds / 60) } }],
    seconds,
  );
