import type { Db } from '../../platform/database/db.ts';

export const batchSize = 1000;

/** Does it again as long as there is more; each time is a transaction of its own. */
export async function inBatches(
  everywhere: Db,
  work: (db: Db) => Promise<{ found: number; done: number }>,
) {
  for (;;) {
    const { found, done } = await everywhere.transaction().execute(work);
    if (found <= batchSize || done === 0) return;
  }
}
