import { createHash } from 'node:crypto';
import type { Limit } from '@traject/contract/common/endpoint';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { tooMany } from '../http/errors.ts';
import type { Clock } from '../program/clock.ts';

export type Keys = Partial<Record<Limit['by'], string>>;
type Rule = { call: string; limits: readonly Limit[] };

export type Limits = ReturnType<typeof createLimits>;

/**
 * Rate limits. Calls are counted in the database, before the work, so that all processes share the
 * count.
 */
export const createLimits = (clock: Clock) => ({
  async count(db: Db, { call, limits }: Rule, keys: Keys) {
    for (const { by, max, minutes } of limits) {
      const { count, ends } = await countOne(
        db,
        keyOf(`${call} ${by} ${keys[by] ?? ''}`),
        endOf(minutes, clock()),
        clock(),
      );
      if (count > max) throw tooMany(Math.ceil((ends.getTime() - clock().getTime()) / 1000));
    }
  },

  /** For callers that decide for themselves what to do: the count, including this time. */
  async add(db: Db, what: string, minutes: number) {
    const { count } = await countOne(db, keyOf(what), endOf(minutes, clock()), clock());
    return count;
  },

  /** The same for amounts, with the seconds until the count starts again. */
  async spend(db: Db, what: string, { amount, minutes }: { amount: number; minutes: number }) {
    const ends_at = endOf(minutes, clock());
    const { count, ends } = await countOne(db, keyOf(what), ends_at, clock(), amount);
    return { spent: count, seconds: Math.ceil((ends.getTime() - clock().getTime()) / 1000) };
  },

  /** It turned out to be fine: undoes the count of this one. */
  takeBack: (db: Db, what: string[]) =>
    db
      .updateTable('call_counts')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('key', 'in', what.map(keyOf))
      .where('count', '>', 0)
      .execute(),

  clear: (db: Db, what: string[]) =>
    db.deleteFrom('call_counts').where('key', 'in', what.map(keyOf)).execute(),
});

const endOf = (minutes: number, now: Date) => new Date(now.getTime() + minutes * 60_000);

/** Hashed: network and email addresses are not stored in the clear. */
const keyOf = (what: string) => createHash('sha256').update(what).digest('base64url');

async function countOne(db: Db, key: string, ends_at: Date, now: Date, count = 1) {
  // One that ends much later than a new one would was started while the clock was wrong.
  const fresh = sql<boolean>`call_counts.ends_at not between ${now}
    and excluded.ends_at + interval '5 minutes'`;
  return db
    .insertInto('call_counts')
    .values({ key, count, ends_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${fresh} then excluded.count
          else call_counts.count + excluded.count end`,
        ends_at: sql`case when ${fresh} then excluded.ends_at else call_counts.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at as ends'])
    .executeTakeFirstOrThrow();
}
