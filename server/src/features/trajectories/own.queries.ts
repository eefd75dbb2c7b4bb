import { type SqlBool, sql } from 'kysely';
import { isCurrent } from '../../platform/access/visibility.ts';
import { compiledQuery } from '../../platform/database/compiledQuery.ts';
import type { Db } from '../../platform/database/db.ts';
import { inOrder, merged, type Order } from './order.queries.ts';
import type { OwnSlice } from './shares.ts';

export type OwnPart = OwnSlice & { today: string; limit: number };

/**
 * The first of what somebody sees who does not see all: for each counselor, and each state that is
 * asked for, the first from the index; and those in which they are a member, which are few.
 */
export function ownInOrder(db: Db, part: OwnPart, order: Order) {
  const { organisation_id, counselor_ids, state_ids, limit } = part;
  const first = inOrder(db, { organisation_id }, order)
    .where(sql<SqlBool>`trajectories.counselor_id = one.id`)
    .$if(!!state_ids, (some) => some.where(sql<SqlBool>`trajectory_state_id = state.id`))
    .limit(limit);
  const counselors = sql<{ id: number }>`unnest(${counselor_ids}::integer[])`.as<'one'>(
    sql`one(id)`,
  );
  const states = sql<{ id: number }>`unnest(${state_ids ?? [0]}::integer[])`.as<'state'>(
    sql`state(id)`,
  );
  const ofCounselors = db
    .selectFrom([counselors, states])
    .innerJoinLateral(first.as('first'), (join) => join.onTrue())
    .select(order.columns.map((column) => `first.${column}` as const));
  return merged(db, [ofCounselors, asMemberIn(db, part, order)], order);
}

function asMemberIn(db: Db, part: OwnPart, { columns, way }: Order) {
  const rows = sharedWith(db, part).select(columns.map((column) => `t.${column}` as const));
  return columns
    .reduce((ordered, column) => ordered.orderBy(`t.${column}`, way), rows)
    .limit(part.limit);
}

type Mine = Omit<OwnPart, 'limit'>;

/** One by one, by its number: a join would read all of the organisation to find the few. */
const ofMembership = (db: Db) =>
  db
    .selectFrom('trajectories as one')
    .where(sql<SqlBool>`one.id = m.trajectory_id`)
    .select(['one.id', 'one.organisation_id', 'one.counselor_id', 'one.trajectory_state_id'])
    .select(['one.registration_date', 'one.client_sort', 'one.deleted_at'])
    .limit(1);

function sharedWith(db: Db, { organisation_id, counselor_ids, state_ids, ...mine }: Mine) {
  return db
    .selectFrom('trajectory_members as m')
    .innerJoinLateral(ofMembership(db).as('t'), (join) => join.onTrue())
    .where('m.person_id', '=', mine.me)
    .where(isCurrent(mine.today))
    .where('t.organisation_id', '=', organisation_id)
    .where('t.deleted_at', 'is', null)
    .where(sql<SqlBool>`t.counselor_id <> all(${counselor_ids}::integer[])`)
    .$if(!!mine.counselor_id, (some) => some.where('t.counselor_id', '=', mine.counselor_id ?? 0))
    .$if(!!state_ids, (some) =>
      some.where(sql<SqlBool>`t.trajectory_state_id = any(${state_ids}::integer[])`),
    );
}

/** The counts that are kept for each counselor, and a count of the few that they are a member of. */
export const ownTotal = compiledQuery((db, mine: Mine) =>
  db.selectNoFrom(({ selectFrom }) => {
    const { organisation_id, counselor_ids, state_ids } = mine;
    const kept = selectFrom('trajectory_counts')
      .where('organisation_id', '=', organisation_id)
      .where(sql<SqlBool>`counselor_id = any(${counselor_ids}::integer[])`)
      .$if(!!state_ids, (some) =>
        some.where(sql<SqlBool>`trajectory_state_id = any(${state_ids}::integer[])`),
      )
      .select(({ fn }) => fn.sum<string>('total').as('total'));
    const shared = sharedWith(db, mine).select(({ fn }) => fn.countAll<string>().as('total'));
    return [sql<string>`coalesce(${kept}, 0) + ${shared}`.as('total')];
  }),
);
