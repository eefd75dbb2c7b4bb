import type { PageQuery } from '@traject/contract/common/page';
import { mostFound } from '@traject/contract/trajectories';
import { sql } from 'kysely';
import { compiledQuery } from '../../platform/database/compiledQuery.ts';
import type { Db } from '../../platform/database/db.ts';
import { patternOf, piecesOf } from '../../platform/database/search.ts';
import { offsetOf } from '../../platform/http/page.ts';
import { type Order, once, rowsOf } from './order.queries.ts';
import type { Share } from './shares.ts';

type Search = { words: string[]; query: PageQuery; order: Order };

/** The first hits in the requested order, and whether there are more. */
export async function search(db: Db, shares: Share[], { words, query, order }: Search) {
  const [one, ...others] = shares.map((share) => hitsIn(db, share, words));
  // An apostrophe alone leaves no word to search for.
  if (!one || words.length === 0) return [[], 0] as const;
  const all = others.reduce((some, next) => some.unionAll(next), one);
  const hits = await order.columns
    .reduce((some, column) => some.orderBy(column, order.way), all)
    .limit(mostFound + 1)
    .execute();
  const offset = offsetOf(query);
  const shown = hits.slice(0, mostFound).slice(offset, offset + query.per_page);
  const ids = shown.map(({ id }) => id);
  const rows = ids.length > 0 ? await rowsAmong(order)(db, { ids }) : [];
  return [rows, hits.length] as const;
}

function hitsIn(db: Db, { organisation_id, counselor_id, state_ids }: Share, words: string[]) {
  const pieces = words.flatMap(piecesOf).map((piece) => `${organisation_id}:${piece}`);
  const patterns = words.map(patternOf);
  return db
    .selectFrom(
      sql<Found>`trajectories_found(${organisation_id}, ${pieces}, ${patterns})`.as('found'),
    )
    .$if(!!counselor_id, (some) => some.where('counselor_id', '=', counselor_id ?? 0))
    .$if(!!state_ids, (some) => some.where('trajectory_state_id', 'in', state_ids ?? []))
    .select(['id', 'registration_date', 'client_sort', 'trajectory_state_id']);
}

type Found = {
  id: number;
  registration_date: string;
  client_sort: string;
  counselor_id: number;
  trajectory_state_id: number;
};

const rowsAmong = once((order) =>
  compiledQuery((db, { ids }: { ids: number[] }) =>
    rowsOf(
      db,
      db.selectFrom('trajectories').where(sql<boolean>`id = any(${ids}::integer[])`).select('id'),
      order,
    ),
  ),
);
