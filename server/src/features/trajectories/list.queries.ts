import type { Language } from '@traject/contract/common/languages';
import type { PageQuery } from '@traject/contract/common/page';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import type { TrajectoriesQuery } from '@traject/contract/trajectories';
import type { Db } from '../../platform/db.ts';
import { metaOf, offsetOf } from '../../platform/page.ts';
import { patternsOf } from '../../platform/search.ts';
import { named, trajectoriesWithNames } from './trajectories.queries.ts';

type Filters = {
  organisations: number[];
  counselor_id: number | undefined;
  state_id: number | undefined;
};
type Found = { ids: number[]; total: number };

/** A search shows its newest hits; who needs more of them types more of the name. */
export const mostHits = 150;

/** First which trajectories are on the page, from an index alone; then the names of only those. */
export async function listTrajectories(
  db: Db,
  organisations: number[],
  { query, language }: { query: TrajectoriesQuery; language: Language },
) {
  const { counselor_id, q, state } = query;
  const state_id = trajectoryStates.find(({ code }) => code === state)?.id;
  const filters = { organisations, counselor_id, state_id };
  const patterns = q ? await patternsOf(db, q) : [];
  const found =
    patterns.length > 0 ? search(db, filters, { patterns, query }) : page(db, filters, query);
  const { ids, total } = await found;
  const rows = await rowsOf(db, ids);
  return {
    data: rows.map((row) => named(row, language)),
    meta: metaOf(query, total, rows.length),
  };
}

const rowsOf = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : trajectoriesWithNames(db)
        .where('t.id', 'in', ids)
        .orderBy('registration_date', 'desc')
        .orderBy('t.id', 'desc')
        .execute();

/** The total is kept, so a page in the second half is reached from the end. */
async function page(db: Db, filters: Filters, query: PageQuery): Promise<Found> {
  const total = await totalOf(db, filters);
  const offset = offsetOf(query);
  const count = Math.min(query.per_page, total - offset);
  if (count <= 0) return { ids: [], total };
  const after = total - offset - count;
  const part = after < offset ? { way: 'asc', offset: after } : { way: 'desc', offset };
  return { ids: await idsOf(db, filters, { ...part, limit: count } as Part), total };
}

async function totalOf(db: Db, { organisations, counselor_id, state_id }: Filters) {
  const { total } = await db
    .selectFrom('trajectory_counts')
    .where('organisation_id', 'in', organisations)
    .$if(!!counselor_id, (query) => query.where('counselor_id', '=', counselor_id ?? 0))
    .$if(!!state_id, (query) => query.where('trajectory_state_id', '=', state_id ?? 0))
    .select(({ fn }) => fn.sum<string | null>('total').as('total'))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

type Part = { way: 'asc' | 'desc'; offset: number; limit: number };

/** Each organisation gives its own first ones, in order from the index; these are merged. */
async function idsOf(db: Db, filters: Filters, { way, offset, limit }: Part) {
  const first = (organisation_id: number) =>
    matching(db, { ...filters, organisations: [organisation_id] })
      .select(['id', 'registration_date'])
      .orderBy('registration_date', way)
      .orderBy('id', way);
  const [one = 0, ...others] = filters.organisations;
  if (others.length === 0)
    return (await first(one).limit(limit).offset(offset).execute()).map(({ id }) => id);
  const reach = (organisation_id: number) =>
    db
      .selectFrom(
        first(organisation_id)
          .limit(offset + limit)
          .as('part'),
      )
      .selectAll();
  const rows = await others
    .reduce((all, next) => all.unionAll(reach(next)), reach(one))
    .orderBy('registration_date', way)
    .orderBy('id', way)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

type Search = { patterns: string[]; query: PageQuery };

async function search(db: Db, filters: Filters, { patterns, query }: Search): Promise<Found> {
  const hits = await patterns
    .reduce((some, like) => some.where('search_text', 'like', like), matching(db, filters))
    .select('id')
    .orderBy('registration_date', 'desc')
    .orderBy('id', 'desc')
    .limit(mostHits)
    .execute();
  const offset = offsetOf(query);
  const ids = hits.slice(offset, offset + query.per_page).map(({ id }) => id);
  return { ids, total: hits.length };
}

const matching = (db: Db, { organisations, counselor_id, state_id }: Filters) =>
  db
    .selectFrom('trajectories')
    .where('organisation_id', 'in', organisations)
    .where('deleted_at', 'is', null)
    .$if(!!counselor_id, (query) => query.where('counselor_id', '=', counselor_id ?? 0))
    .$if(!!state_id, (query) => query.where('trajectory_state_id', '=', state_id ?? 0));
