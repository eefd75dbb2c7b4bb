import { setTimeout as pause } from 'node:timers/promises';
import { withTimeout } from '../program/withTimeout.ts';
import { isDatabaseAway, isTransient } from './databaseErrors.ts';
import type { Db } from './db.ts';
import { asSeenBy, ofNobody, sharedConnectionsOf, within } from './wall.ts';

/** How far it may be behind, and how long one that failed is left alone. */
const patience = 1000;
const leftAlone = 5000;

export type Replica = ReturnType<typeof createReplica>;

/**
 * Heavy reads from a copy of the database. It is used only where it has everything that was committed
 * when the reading began, so that nobody misses what they just saved; else the leader answers.
 */
export function createReplica(leader: Db, copy: Db | undefined) {
  let usableFrom = 0;
  const leave = () => {
    usableFrom = performance.now() + leftAlone;
  };

  const caughtUp = async (): Promise<boolean> => {
    if (!copy || performance.now() < usableFrom) return false;
    const giveUpAt = performance.now() + patience;
    try {
      const [now] = await ask<Place>(leader, isNow);
      for (;;) {
        const asked = ask<{ reached: boolean }>(copy, hasReached, now?.lsn, now?.number);
        const [at] = await withTimeout(asked);
        if (at?.reached) return true;
        if (performance.now() > giveUpAt) break;
        await pause(20);
      }
    } catch {
      // Whatever is wrong with it, the leader answers.
    }
    leave();
    return false;
  };

  return {
    /** Does it again with the leader if the copy fails: it only reads. */
    async read<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
      if (!copy || !(await caughtUp())) return work(db);
      try {
        return await work(asSeenBy(db, copy));
      } catch (error) {
        if (!isDatabaseAway(error) && !isTransient(error)) throw error;
        leave();
        return work(db);
      }
    },
  };
}

type Place = { lsn: string; number: string };
const isNow = `select pg_current_wal_lsn()::text as lsn,
  (select number::text from installation) as number`;

/** One of another installation, or one that was made the leader itself, is not this one's copy. */
const hasReached = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
  and exists (select from installation where number = $2::uuid) as reached`;

async function ask<T>(db: Db, text: string, ...values: unknown[]) {
  const asked = await sharedConnectionsOf(within(db, [ofNobody]))?.query(text, values);
  return (asked?.rows ?? []) as T[];
}
