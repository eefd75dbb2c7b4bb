import { type SqlBool, sql } from 'kysely';
import { isInSight, type Sight } from '../../platform/access/visibility.ts';
import { compiledQuery } from '../../platform/database/compiledQuery.ts';
import type { Db } from '../../platform/database/db.ts';

/** What a party wrote and nobody of the staff has read; each index holds these alone. */
const isUnread = sql<SqlBool>`(w.person_id is null and w.read_at is null)`;

/** Whether `found` has any, of the trajectories whose messages the caller may read. */
export const hasUnread = (organisation_id: number, sight: Sight) => sql<SqlBool>`found.id in (
  select w.trajectory_id from messages w join trajectories t on t.id = w.trajectory_id
  where w.organisation_id = ${organisation_id} and ${isUnread} and ${isInSight(sight)})`;

/** How many there are of each on a page; those who may not read them are not told. */
export async function countUnread(db: Db, rows: readonly { id: number }[], sight: Sight) {
  const isBlind = sight.whole.length + sight.counselors.length === 0;
  if (isBlind || rows.length === 0) return new Map<number, number>();
  const counted = await unreadAmong(db, { ids: rows.map(({ id }) => id), ...sight });
  return new Map(counted.map(({ trajectory_id, count }) => [trajectory_id, count]));
}

const unreadAmong = compiledQuery((db, { ids, ...sight }: Sight & { ids: number[] }) =>
  db
    .selectFrom('messages as w')
    .innerJoin('trajectories as t', 't.id', 'w.trajectory_id')
    .where(sql<SqlBool>`w.trajectory_id = any(${ids}::integer[])`)
    .where(isUnread)
    .where(isInSight(sight))
    .groupBy('w.trajectory_id')
    .select(['w.trajectory_id', sql<number>`count(*)::integer`.as('count')]),
);
