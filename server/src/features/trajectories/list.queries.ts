import type { Language } from '@traject/contract/common/languages';
import type { PageQuery } from '@traject/contract/common/page';
import { mostFound, type TrajectoriesQuery } from '@traject/contract/trajectories';
import type { Caller } from '../../platform/access/scope.ts';
import { sightOf } from '../../platform/access/visibility.ts';
import { compiledQuery } from '../../platform/database/compiledQuery.ts';
import type { Db } from '../../platform/database/db.ts';
import { wordsOf } from '../../platform/database/search.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import { inOrder, merged, type Order, once, orderOf, rowsOf, type Way } from './order.queries.ts';
import { type OwnPart, ownInOrder, ownTotal } from './own.queries.ts';
import { search } from './search.queries.ts';
import {
  type OwnSlice,
  ownSlicesOf,
  type Share,
  type Slice,
  sharesOf,
  slicesOf,
} from './shares.ts';
import { named } from './trajectories.queries.ts';
import { countUnread } from './unread.queries.ts';

type Part = { way: Way; offset: number; limit: number };

/**
 * Up to here, page and total are read together; beyond it, the total decides from which end to
 * read.
 */
const near = 300;

/** First the ids on the page, from an index alone; then the names for those only. */
export async function listTrajectories(
  db: Db,
  caller: Caller,
  { query, language, today }: { query: TrajectoriesQuery; language: Language; today: string },
) {
  const shares = sharesOf(caller, query);
  const order = orderOf(query.sort);
  const words = query.q ? await wordsOf(db, query.q) : undefined;
  const sight = sightOf({ ...caller, access: 'trajectories' }, today);
  const isFew = words !== undefined || query.unread !== undefined;
  const [rows, total] = isFew
    ? await search(db, shares, { words, unread: query.unread && sight, query, order, today })
    : await page(db, shares, { query, order, today });
  const unread = await countUnread(db, rows, sight);
  return {
    data: rows.map((row) => ({ ...named(row, language), unread: unread.get(row.id) ?? 0 })),
    meta: metaOf(query, { total, most: isFew ? mostFound : undefined }, rows.length),
  };
}

type Asked = { query: PageQuery; order: Order; today: string };
/** What the caller sees: whole slices, and what is theirs where they do not see all. */
type Seen = { slices: Slice[]; own: (OwnSlice & { today: string })[] };

async function page(db: Db, shares: Share[], { query, order, today }: Asked) {
  const own = shares.flatMap(ownSlicesOf).map((slice) => ({ ...slice, today }));
  const slices = { slices: shares.flatMap(slicesOf), own };
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
async function rowsAt(db: Db, seen: Seen, { order, way, ...part }: Part & { order: Order }) {
  const { slices, own } = seen;
  const [slice] = slices;
  const [mine] = own;
  if (slice && slices.length + own.length === 1)
    return rowsOfOne(order, way)(db, { ...slice, ...part });
  if (mine && slices.length + own.length === 1)
    return ownRows(order, way)(db, reaching(mine, part));
  if (!slice && !mine) return [];
  return rowsOf(db, ofSeveral(db, seen, { order, way, ...part }), order).execute();
}

const reaching = <T>(slice: T, { offset, limit }: Omit<Part, 'way'>) => ({
  ...slice,
  offset,
  page: limit,
  limit: offset + limit,
});

const ownRows = once((order: Order, way: Way) =>
  compiledQuery((db, { offset, page, ...part }: OwnPart & { offset: number; page: number }) => {
    const places = ownInOrder(db, part, { ...order, way });
    return rowsOf(db, places.limit(page).offset(offset), order);
  }),
);

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
  { slices, own }: Seen,
  { order, way, offset, limit }: Part & { order: Order },
) {
  const onward = { ...order, way };
  const most = offset + limit;
  const parts = [
    ...slices.map((slice) => inOrder(db, slice, onward).limit(most)),
    ...own.map((slice) => ownInOrder(db, { ...slice, limit: most }, onward).limit(most)),
  ];
  return merged(db, parts, onward).limit(limit).offset(offset);
}

async function totalOf(db: Db, { slices, own }: Seen) {
  const totals = await Promise.all([
    ...slices.map((slice) => total(db, slice)),
    ...own.map((slice) => ownTotal(db, slice)),
  ]);
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
