import type { TrajectoriesQuery, TrajectorySort } from '@traject/contract/trajectories';
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import type { Slice } from './shares.ts';
import { trajectoriesWithNames } from './trajectories.queries.ts';

export type Way = 'asc' | 'desc';
type OrderColumn = 'registration_date' | 'client_sort' | 'trajectory_state_id' | 'id';
export type Order = { way: Way; columns: readonly OrderColumn[] };

/** Each matches the end of an index on trajectories, which is read in either direction. */
const columnsOf: Record<TrajectorySort, readonly OrderColumn[]> = {
  registration_date: ['registration_date', 'id'],
  client: ['client_sort', 'id'],
  state: ['trajectory_state_id', 'registration_date', 'id'],
};

export function orderOf(sort: TrajectoriesQuery['sort']): Order {
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  return { way, columns: columnsOf[sort.replace('-', '') as TrajectorySort] };
}

export function inOrder(db: Db, slice: Slice, { way, columns }: Order) {
  const { organisation_id, counselor_id, state_id } = slice;
  const all = db
    .selectFrom('trajectories')
    .where('organisation_id', '=', organisation_id)
    .where('deleted_at', 'is', null)
    .$if(!!counselor_id, (query) => query.where('counselor_id', '=', counselor_id ?? 0))
    .$if(!!state_id, (query) => query.where('trajectory_state_id', '=', state_id ?? 0))
    .select(columns);
  return columns.reduce((ordered, column) => ordered.orderBy(column, way), all);
}

/** The places of all parts together, in order. */
export function merged(db: Db, parts: readonly Expression<unknown>[], { way, columns }: Order) {
  const all = sql<Place>`(${sql.join(parts, sql` union all `)})`;
  const places = db.selectFrom(all.as('part')).select(columns);
  return columns.reduce((ordered, column) => ordered.orderBy(column, way), places);
}

type Place = {
  id: number;
  registration_date: string;
  client_sort: string;
  trajectory_state_id: number;
};
type Places = SelectQueryBuilder<Tables, never, { id: number }>;

export const rowsOf = (db: Db, places: Places, { way, columns }: Order) =>
  columns.reduce(
    (ordered, column) => ordered.orderBy(`t.${column}`, way),
    trajectoriesWithNames(db).innerJoin(places.as('place'), 'place.id', 't.id'),
  );

/** Made on first use, for each order and direction. */
export function once<T>(make: (order: Order, way: Way) => T) {
  const made = new Map<string, T>();
  return (order: Order, way = order.way) => {
    const kind = [order.way, way, ...order.columns].join();
    const known = made.get(kind) ?? make(order, way);
    made.set(kind, known);
    return known;
  };
}
