import { mostToday } from '@traject/contract/today';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Sight } from '../../platform/access/visibility.ts';

/** What the caller sees on a day, and now. */
export type Day = Sight & { now: Date };
/** Whose day: of these people, or of these organisations. */
export type Asked = Day & { people?: number[]; organisations?: number[] };

/** Whether trajectory `t` is one of those that the day is about, and still there. */
export const isAsked = ({ people, organisations }: Asked) =>
  people
    ? sql<SqlBool>`(t.counselor_id = any(${people}::integer[]) and t.deleted_at is null)`
    : sql<SqlBool>`(t.organisation_id = any(${organisations}::integer[]) and t.deleted_at is null)`;

/** What is still going on: everything before completion. */
export const isOpen = sql<SqlBool>`t.trajectory_state_id < 6`;

/** The trajectory of a row `f`, as a line names it; nothing where it has none. */
export const named = sql`(select json_build_object('id', t.id,
    'client', json_build_object('name', c.name),
    'counselor', json_build_object('id', b.id, 'name', b.name))
  from trajectories t join people c on c.id = t.client_id join people b on b.id = t.counselor_id
  where t.id = f.trajectory_id)`;

type List = {
  /** Its rows, in order. */
  from: RawBuilder<unknown>;
  /** What a row `f` says; only of those that are shown. */
  says: RawBuilder<unknown>;
  shown: number;
};

/** The first rows, and how many there are up to where counting stops. */
export const listOf = <T>({ from, says, shown }: List) => sql<T>`(
  with found as materialized (
    select row_number() over () as nth, r.* from (${from}) r limit ${sql.lit(mostToday)})
  select json_build_object('total', (select count(*) from found), 'data', coalesce((
    select json_agg(${says} order by f.nth) from found f where f.nth <= ${sql.lit(shown)}),
    '[]')))`;
