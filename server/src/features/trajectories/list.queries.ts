import type { Language } from '@traject/contract/common/languages';
import type { PageQuery } from '@traject/contract/common/page';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import type { TrajectoriesQuery } from '@traject/contract/trajectories';
import { type SelectQueryBuilder, sql } from 'kysely';
import { compiled } from '../../platform/compiled.ts';
import type { Db } from '../../platform/db.ts';
import { metaOf, offsetOf } from '../../platform/page.ts';
import { patternOf, piecesOf, wordsOf } from '../../platform/search.ts';
import type { Tables } from '../../platform/tables.gen.ts';
import { named, trajectoriesWithNames } from './trajectories.queries.ts';

type Filters = {
  organisations: number[];
  counselor_id: number | undefined;
  state_id: number | undefined;
};
type Part = { way: Way; offset: number; limit: number };
type Way = 'asc' | 'desc';

/** A search shows its newest hits; who needs more of them types more of the name. */
export const mostHits = 150;
/** So far the page is read along with the total; beyond, the total says from which end. */
const near = 300;

/** First which trajectories are on the page, from an index alone; then the names of only those. */
export async function listTrajectories(
  db: Db,
  organisations: number[],
  { query, language }: { query: TrajectoriesQuery; language: Language },
) {
  const { counselor_id, q, state } = query;
  const state_id = trajectoryStates.find(({ code }) => code === state)?.id;
  const filters = { organisations, counselor_id, state_id };
  const words = q ? await wordsOf(db, q) : [];
  const found = words.length > 0 ? search(db, filters, { words, query }) : page(db, filters, query);
  const [rows, total] = await found;
  return {
    data: rows.map((row) => named(row, language)),
    meta: metaOf(query, total, rows.length),
  };
}

async function page(db: Db, filters: Filters, query: PageQuery) {
  const offset = offsetOf(query);
  const onward = { way: 'desc', offset, limit: query.per_page } as const;
  if (offset <= near)
    return Promise.all([rowsAt(db, filters, onward), totalOf(db, filters)] as const);
  const total = await totalOf(db, filters);
  const limit = Math.min(query.per_page, total - offset);
  if (limit <= 0) return [[], total] as const;
  const after = total - offset - limit;
  const part = after < offset ? ({ way: 'asc', offset: after, limit } as const) : onward;
  return [await rowsAt(db, filters, part), total] as const;
}

/** Most people work for one organisation, and what they ask is put together once. */
function rowsAt(db: Db, { organisations, ...filters }: Filters, { way, ...part }: Part) {
  const [organisation_id = 0, ...others] = organisations;
  if (others.length === 0) return ofOne[way](db, { organisation_id, ...filters, ...part });
  return rowsOf(db, ofSeveral(db, { organisations, ...filters }, { way, ...part })).execute();
}

type One = Omit<Filters, 'organisations'> & Omit<Part, 'way'> & { organisation_id: number };
const ofOne = { asc: inOrder('asc'), desc: inOrder('desc') };

function inOrder(way: Way) {
  return compiled((db, { organisation_id, offset, limit, ...filters }: One) => {
    const all = ordered(db, { organisations: [organisation_id], ...filters }, way);
    return rowsOf(db, all.limit(limit).offset(offset));
  });
}

/** Each organisation gives its own first ones, in order from the index; these are merged. */
function ofSeveral(db: Db, filters: Filters, { way, offset, limit }: Part) {
  const reach = (organisation_id: number) => {
    const own = ordered(db, { ...filters, organisations: [organisation_id] }, way);
    return db.selectFrom(own.limit(offset + limit).as('part')).selectAll();
  };
  const [one = 0, ...others] = filters.organisations;
  return others
    .reduce((all, next) => all.unionAll(reach(next)), reach(one))
    .orderBy('registration_date', way)
    .orderBy('id', way)
    .limit(limit)
    .offset(offset);
}

const ordered = (db: Db, filters: Filters, way: Way) =>
  matching(db, filters)
    .select(['id', 'registration_date'])
    .orderBy('registration_date', way)
    .orderBy('id', way);

type Places = SelectQueryBuilder<Tables, never, { id: number }>;
const rowsOf = (db: Db, places: Places) =>
  trajectoriesWithNames(db)
    .innerJoin(places.as('place'), 'place.id', 't.id')
    .orderBy('t.registration_date', 'desc')
    .orderBy('t.id', 'desc');

async function totalOf(db: Db, { organisations, counselor_id, state_id }: Filters) {
  const totals = await Promise.all(
    organisations.map((organisation_id) => total(db, { organisation_id, counselor_id, state_id })),
  );
  return totals.flat().reduce((sum, { total }) => sum + Number(total), 0);
}

const total = compiled((db, { organisation_id, counselor_id, state_id }: Omit<One, keyof Part>) =>
  db
    .selectFrom('trajectory_counts')
    .where('organisation_id', '=', organisation_id)
    .$if(!!counselor_id, (query) => query.where('counselor_id', '=', counselor_id ?? 0))
    .$if(!!state_id, (query) => query.where('trajectory_state_id', '=', state_id ?? 0))
    .select(({ fn }) => fn.sum<string | null>('total').as('total')),
);

type Search = { words: string[]; query: PageQuery };

async function search(db: Db, { organisations, ...filters }: Filters, { words, query }: Search) {
  const found = await Promise.all(
    organisations.map((own) => hitsIn(db, { organisations: [own], ...filters }, words)),
  );
  const hits = found.flat().toSorted(newestFirst).slice(0, mostHits);
  const offset = offsetOf(query);
  const ids = hits.slice(offset, offset + query.per_page).map(({ id }) => id);
  const rows = ids.length > 0 ? await rowsAmong(db, { ids }) : [];
  return [rows, hits.length] as const;
}

function hitsIn(db: Db, filters: Filters, words: string[]) {
  const [own] = filters.organisations;
  const pieces = words.flatMap(piecesOf).map((piece) => `${own}:${piece}`);
  const { counselor_id, state_id } = filters;
  return db
    .selectFrom(
      sql<Found>`trajectories_found(${own}, ${pieces}, ${words.map(patternOf)})`.as('found'),
    )
    .$if(!!counselor_id, (query) => query.where('counselor_id', '=', counselor_id ?? 0))
    .$if(!!state_id, (query) => query.where('trajectory_state_id', '=', state_id ?? 0))
    .select(['id', 'registration_date'])
    .orderBy('registration_date', 'desc')
    .orderBy('id', 'desc')
    .limit(mostHits)
    .execute();
}

type Found = Hit & { counselor_id: number; trajectory_state_id: number };
type Hit = { id: number; registration_date: string };
const newestFirst = (a: Hit, b: Hit) =>
  b.registration_date.localeCompare(a.registration_date) || b.id - a.id;

const rowsAmong = compiled((db, { ids }: { ids: number[] }) =>
  rowsOf(
    db,
    db.selectFrom('trajectories').where(sql<boolean>`id = any(${ids}::integer[])`).select('id'),
  ),
);

const matching = (db: Db, { organisations, counselor_id, state_id }: Filters) =>
  db
    .selectFrom('trajectories')
    .where('organisation_id', 'in', organisations)
    .where('deleted_at', 'is', null)
    .$if(!!counselor_id, (query) => query.where('counselor_id', '=', counselor_id ?? 0))
    .$if(!!state_id, (query) => query.where('trajectory_state_id', '=', state_id ?? 0));
