import type { Language } from '@traject/contract/common/languages';
import type { PageQuery } from '@traject/contract/common/page';
import { mostFound, type TrajectoriesQuery } from '@traject/contract/trajectories';
import type { User } from '../../platform/access/session.ts';
import { compiledQuery } from '../../platform/database/compiledQuery.ts';
import type { Db } from '../../platform/database/db.ts';
import { wordsOf } from '../../platform/database/search.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import { inOrder, type Order, once, orderOf, rowsOf, type Way } from './order.queries.ts';
import { search } from './search.queries.ts';
import { type Share, type Slice, sharesOf, slicesOf } from './shares.ts';
import { named } from './trajectories.queries.ts';

type Part = { way: Way; offset: number; limit: number };

/**
 * Up to here, page and total are read together; beyond it, the total decides from which end to
 * read.
 */
const near = 300;

/** First the ids on the page, from an index alone; then the names for those only. */
export async function listTrajectories(
  db: Db,
  user: User,
  { query, language }: { query: TrajectoriesQuery; language: Language },
) {
  const shares = sharesOf(user, query);
  const order = orderOf(query.sort);
  const words = query.q ? await wordsOf(db, query.q) : undefined;
  const [rows, total] = words
    ? await search(db, shares, { words, query, order })
    : await page(db, shares, { query, order });
  return {
    data: rows.map((row) => named(row, language)),
    meta: metaOf(query, { total, most: words && mostFound }, rows.length),
  };
}

type Asked = { query: PageQuery; order: Order };

async function page(db: Db, shares: Share[], { query, order }: Asked) {
  const slices = shares.flatMap(slicesOf);
  const offset = offsetOf(query);
  const onward = { way: order.way, offset, limit: query.per_page };
  if (offset <= near)
    return Promise.all([rowsAt(db, slices, { order, ...onward }), totalOf(db, slices)] as const);
  const total = await totalOf(db, slices);
  const limit = Math.min(query.per_page, total - offset);
  if (limit <= 0) return [[], total] as const;
  const after = total - offset - limit;
  const part = after < offset ? { way: other[order.way], offset: after, limit } : onward;
  return [await rowsAt(db, slices, { order, ...part }), total] as const;
}

const other = { asc: 'desc', desc: 'asc' } as const;

/** Most people work for one organisation, and that query is compiled once. */
async function rowsAt(db: Db, slices: Slice[], { order, way, ...part }: Part & { order: Order }) {
  const [slice, ...others] = slices;
  if (!slice) return [];
  if (others.length === 0) return rowsOfOne(order, way)(db, { ...slice, ...part });
  return rowsOf(db, ofSeveral(db, slices, { order, way, ...part }), order).execute();
}

type One = Slice & Omit<Part, 'way'>;

const rowsOfOne = once((order: Order, way: Way) =>
  compiledQuery((db, { offset, limit, ...slice }: One) =>
    rowsOf(
      db,
      inOrder(db, slice, { ...order, way })
        .limit(limit)
        .offset(offset),
      order,
    ),
  ),
);

/** Each contributes its own first rows, in order from the index; these are merged. */
function ofSeveral(
  db: Db,
  slices: Slice[],
  { order, way, offset, limit }: Part & { order: Order },
) {
  const reach = (slice: Slice) => {
    const own = inOrder(db, slice, { ...order, way });
    return db.selectFrom(own.limit(offset + limit).as('part')).selectAll();
  };
  const [one = { organisation_id: 0 }, ...others] = slices;
  const merged = others.reduce((all, next) => all.unionAll(reach(next)), reach(one));
  return order.columns
    .reduce((all, column) => all.orderBy(column, way), merged)
    .limit(limit)
    .offset(offset);
}

async function totalOf(db: Db, slices: Slice[]) {
  const totals = await Promise.all(slices.map((slice) => total(db, slice)));
  return totals.flat().reduce((sum, { total }) => sum + Number(total), 0);
}

const total = compiledQuery((db, { organisation_id, counselor_id, state_id }: Slice) =>
  db
    .selectFrom('trajectory_counts')
    .where('organisation_id', '=', organisation_id)
    .$if(!!counselor_id, (query) => query.where('counselor_id', '=', counselor_id ?? 0))
    .$if(!!state_id, (query) => query.where('trajectory_state_id', '=', state_id ?? 0))
    .select(({ fn }) => fn.sum<string | null>('total').as('total')),
);
