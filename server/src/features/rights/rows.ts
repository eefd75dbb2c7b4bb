import { type RawBuilder, sql } from 'kysely';

/** Whose rows are read: one organisation's record of a person. */
export type ExportScope = {
  id: number;
  organisation_id: number;
  /** Theirs as a client. */
  trajectories: number[];
};

/** A query that gives each row of a table as one JSON object, called `row`. */
export type Rows = (scope: ExportScope) => RawBuilder<unknown>;

/** Who changed it last is another's name, and the rest only helps to search. */
const inner = [
  'updated_by',
  'edited_by',
  'deleted_by',
  'search_text',
  'client_sort',
  'sort_name',
  'client_type',
];

type Shape = {
  without?: string[];
  /** What the numbers in it stand for. */
  names?: Record<string, RawBuilder<unknown>>;
};

/** A whole row, but for what is not meant for its person. */
export function row(alias: string, { without = [], names = {} }: Shape = {}) {
  const pairs = Object.entries(names).map(([name, value]) => sql`${sql.lit(name)}, ${value}`);
  return sql`to_jsonb(${sql.ref(alias)}) - ${[...inner, ...without]}::text[]
    || jsonb_build_object(${sql.join(pairs)}) as row`;
}
