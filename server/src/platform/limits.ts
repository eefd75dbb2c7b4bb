import { createHash } from 'node:crypto';
import type { Limit } from '@traject/contract/common/endpoint';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { tooMany } from './errors.ts';

export type Keys = Partial<Record<Limit['by'], string>>;
type Rule = { call: string; limits: readonly Limit[] };

export type Limits = ReturnType<typeof createLimits>;

/** Counts calls in the database, before the work, so that several processes share one count. */
export const createLimits = (clock: Clock) => ({
  async count(db: Db, rule: Rule, keys: Keys) {
    for (const limit of rule.limits) {
      const ends_at = new Date(clock().getTime() + limit.minutes * 60_000);
      const { count, ends } = await countOne(db, keyOf(rule, limit, keys), ends_at, clock());
      if (count > limit.max) throw tooMany(Math.ceil((ends.getTime() - clock().getTime()) / 1000));
    }
  },

  /** A call that turned out right does not count: only wrong guesses use up the limit. */
  async forgive(db: Db, rule: Rule, keys: Keys) {
    const all = rule.limits.map((limit) => keyOf(rule, limit, keys));
    await db
      .updateTable('call_counts')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('key', 'in', all)
      .where('count', '>', 0)
      .execute();
  },
});

/** Hashed: addresses and mail addresses are not kept in the clear. */
const keyOf = ({ call }: Rule, { by }: Limit, keys: Keys) =>
  createHash('sha256')
    .update(`${call} ${by} ${keys[by] ?? ''}`)
    .digest('base64url');

async function countOne(db: Db, key: string, ends_at: Date, now: Date) {
  const fresh = sql<boolean>`call_counts.ends_at < ${now}`;
  return db
    .insertInto('call_counts')
    .values({ key, count: 1, ends_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${fresh} then 1 else call_counts.count + 1 end`,
        ends_at: sql`case when ${fresh} then excluded.ends_at else call_counts.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at as ends'])
    .executeTakeFirstOrThrow();
}
