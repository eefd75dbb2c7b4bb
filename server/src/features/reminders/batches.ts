import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export const batchSize = 1000;

/**
 * Does it again as long as there is more; each time is a transaction of its own, in turns with other
 * processes: what two of them found half each would be told in two mails.
 */
export async function inBatches(
  everywhere: Db,
  work: (db: Db) => Promise<{ found: number; done: number }>,
) {
  for (;;) {
    const { found, done } = await everywhere.transaction().execute(async (db) => {
      // Nobody waits for this, so it may wait longer for its turn than a call does.
      await sql`set local lock_timeout = 0`.execute(db);
      await sql`select pg_advisory_xact_lock(hashtext('traject.reminders'))`.execute(db);
      return work(db);
    });
    if (found <= batchSize || done === 0) return;
  }
}
