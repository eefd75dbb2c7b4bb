import type { Compilable, CompiledQuery } from 'kysely';
import { type Db, lanesOf } from './db.ts';

type Build<A extends unknown[], R> = (db: Db, ...values: A) => Compilable<R>;

/**
 * A query that is put together once; each call only fills in its values. For what is short and asked
 * at every turn: `build` must not look at the values that it is given.
 */
export function compiled<A extends unknown[], R>(build: Build<A, R>) {
  let query: CompiledQuery<R> | undefined;
  let places: number[] = [];
  const make = (db: Db, count: number) => {
    const marks = Array.from({ length: count }, () => ({}));
    const made = build(db, ...(marks as A)).compile();
    places = made.parameters.map((value) => marks.indexOf(value as object));
    query = made;
    return made;
  };
  return async (db: Db, ...values: A): Promise<R[]> => {
    const { parameters, ...rest } = query ?? make(db, values.length);
    const filled = parameters.map((value, at) =>
      places[at] === -1 ? value : values[places[at] as number],
    );
    const asked =
      lanesOf(db)?.query(rest.sql, filled) ?? db.executeQuery<R>({ ...rest, parameters: filled });
    return (await asked).rows as R[];
  };
}
