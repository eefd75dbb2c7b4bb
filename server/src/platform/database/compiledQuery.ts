import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db.ts';
import { sharedConnectionsOf } from './wall.ts';

type Build<V, R> = (db: Db, values: V) => Compilable<R>;
type Made<R> = { query: CompiledQuery<R>; fill: (values: Values) => unknown[] };
type Values = Record<string, unknown>;

/**
 * A query that is built once for each combination of values that are present; a call only fills
 * them in. For short queries that run all the time: `build` may check whether a value is there, but
 * not what it is.
 */
export function compiledQuery<V extends object, R>(build: Build<V, R>) {
  const known = new Map<string, Made<R>>();
  return async (db: Db, given: V): Promise<R[]> => {
    const values = given as Values;
    const names = Object.keys(values).filter((name) => values[name] !== undefined);
    const kind = names.join();
    const { query, fill } = known.get(kind) ?? make(db, names, build);
    if (!known.has(kind)) known.set(kind, { query, fill });
    const parameters = fill(values);
    const asked = sharedConnectionsOf(db)?.query(query.sql, parameters);
    return (await (asked ?? db.executeQuery<R>({ ...query, parameters }))).rows as R[];
  };
}

function make<V, R>(db: Db, names: string[], build: Build<V, R>): Made<R> {
  const marks = Object.fromEntries(names.map((name) => [name, { name }]));
  const query = build(db, marks as V).compile();
  const isMark = new Set<unknown>(Object.values(marks));
  const sources = query.parameters.map((value) =>
    isMark.has(value) ? { name: (value as { name: string }).name } : { value },
  );
  const fill = (values: Values) =>
    sources.map((source) => ('name' in source ? values[source.name ?? ''] : source.value));
  return { query, fill };
}
