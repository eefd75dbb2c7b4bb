import { type FetchQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@traject/contract/common/endpoint';
import type * as z from 'zod/mini';
import { call } from './api.ts';

type Schema = z.core.$ZodType;
type Numbers = Record<string, number>;

/** A list that belongs to what its path names: the notes of trajectory 12 are `['notes', 12]`. */
export const listQuery = <P extends z.core.$ZodType<Numbers>, Q extends Schema, R extends Schema>(
  name: string,
  list: Endpoint<P, Q, Schema, R>,
  params: z.output<P>,
) =>
  queryOptions({
    queryKey: [name, ...Object.values(params)],
    queryFn: ({ signal }) => call(list, { params, signal }),
  });

type Changes<
  P extends Schema,
  O extends Schema,
  Q extends Schema,
  I extends Schema,
  R extends Schema,
> = {
  create: Endpoint<P, Q, I, R>;
  update: Endpoint<O, Q, Schema, R>;
  remove: Endpoint<O, Q>;
};

/**
 * The save and the delete of what `recordApi` describes. `key` is the number of the record in its
 * path: a record that has none yet is added, any other is changed.
 */
export const recordCalls = <
  P extends Schema,
  O extends Schema,
  Q extends Schema,
  I extends Schema,
  R extends Schema,
  K extends string & keyof z.output<O>,
>(
  api: Changes<P, O, Q, I, R>,
  key: K,
  query?: z.output<Q>,
) => ({
  save: (
    params: z.output<P> & Record<K, number | undefined>,
    input: z.input<I>,
    version?: number,
  ): Promise<z.output<R>> =>
    params[key] === undefined
      ? call(api.create, { params, query, body: input })
      : call(api.update, {
          params: params as z.output<O>,
          query,
          body: { ...(input as object), version },
        }),
  remove: (params: z.output<O>) => call(api.remove, { params, query }),
});

type Versioned = { version: number };

/** Fetches one record again by its list, for a form over which somebody else may have saved. */
export function useReload<Row extends Versioned & { id: number }, Values>(
  list: FetchQueryOptions<Row[], Error, Row[], (string | number)[]>,
  id: number | undefined,
  valuesOf: (row: Row) => Values,
) {
  const queries = useQueryClient();
  return async () => {
    const rows = await queries.fetchQuery({ ...list, staleTime: 0 });
    const now = rows.find((row) => row.id === id);
    return now && { version: now.version, values: valuesOf(now) };
  };
}

/** The same, for a record that is fetched by itself; nothing for one that is new. */
export function useReloadOne<Row extends Versioned, Values>(
  one: FetchQueryOptions<Row, Error, Row, (string | number)[]> | undefined,
  valuesOf: (row: Row) => Values,
) {
  const queries = useQueryClient();
  return async () => {
    const now = one && (await queries.fetchQuery({ ...one, staleTime: 0 }));
    return now && { version: now.version, values: valuesOf(now) };
  };
}
