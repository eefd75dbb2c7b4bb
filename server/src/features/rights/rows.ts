import { type RawBuilder, sql } from 'kysely';

/** Whose rows are read: one organisation's record of a person. */
export type ExportScope = {
  id: number;
  organisation_id: number;
  /** The trajectories where they are the client. */
  trajectories: number[];
};

/** A query that gives each row of a table as one JSON object, called `row`. */
export type Rows = (scope: ExportScope) => RawBuilder<unknown>;

/** The last editor is somebody else's name, and the rest only serves searching. */
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
  /** What the ids in it refer to. */
  names?: Record<string, RawBuilder<unknown>>;
};

/** A whole row, except for what is not meant for the person. */
export function row(alias: string, { without = [], names = {} }: Shape = {}) {
  const pairs = Object.entries(names).map(([name, value]) => sql`${sql.lit(name)}, ${value}`);
  return sql`to_jsonb(${sql.ref(alias)}) - ${[...inner, ...without]}::text[]
    || jsonb_build_object(${sql.join(pairs)}) as row`;
}
