import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { withTimeout } from '../program/withTimeout.ts';
import { isDatabaseAway, isTransient } from './databaseErrors.ts';
import type { Db } from './db.ts';
import { asSeenBy } from './wall.ts';

/** How far it may be behind, and how long one that failed is left alone. */
const patience = 1000;
const leftAlone = 5000;
/** One that was of no use for this long is told of. */
const tellAfter = 60_000;

export type Replica = ReturnType<typeof createReplica>;
export type ReplicaState = 'unset' | 'working' | 'away';

/**
 * Heavy reads from a copy of the database. It is used only where it has everything that was committed
 * when the reading began, so that nobody misses what they just saved; else the leader answers.
 */
export function createReplica(leader: Db, copy: Db | undefined) {
  const { caughtUp, leave, isAway } = followed(leader, copy);
  return {
    async state(): Promise<ReplicaState> {
      if (!copy) return 'unset';
      return !(await caughtUp()) && isAway() ? 'away' : 'working';
    },

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

/** Whether the copy has everything by now, and for how long it has not. */
function followed(leader: Db, copy: Db | undefined) {
  let usableFrom = 0;
  let uselessSince: number | undefined;
  const leave = () => {
    usableFrom = performance.now() + leftAlone;
    uselessSince ??= performance.now();
  };

  const caughtUp = async (): Promise<boolean> => {
    if (!copy || performance.now() < usableFrom) return false;
    const giveUpAt = performance.now() + patience;
    try {
      const now = await withTimeout(placeOf(leader));
      while (performance.now() <= giveUpAt) {
        if (await withTimeout(hasReached(copy, now))) {
          uselessSince = undefined;
          return true;
        }
        await pause(20);
      }
    } catch {
      // Whatever is wrong with it, the leader answers.
    }
    leave();
    return false;
  };

  const isAway = () => uselessSince !== undefined && performance.now() - uselessSince > tellAfter;
  return { caughtUp, leave, isAway };
}

type Place = { lsn: string; number: string } | undefined;

async function placeOf(leader: Db): Promise<Place> {
  const { rows } = await sql<NonNullable<Place>>`select pg_current_wal_lsn()::text as lsn,
    (select number::text from installation) as number`.execute(leader);
  return rows[0];
}

/**
 * One of another installation, or one that was made the leader itself, is not this one's copy. It is
 * asked on a connection of those that do the work, where the next one to be used was used last.
 */
async function hasReached(copy: Db, place: Place) {
  const { rows } = await sql<{ reached: boolean }>`select pg_is_in_recovery()
    and pg_last_wal_replay_lsn() >= ${place?.lsn}::pg_lsn
    and exists (select from installation where number = ${place?.number}::uuid) as reached
  `.execute(copy);
  return rows[0]?.reached === true;
}
