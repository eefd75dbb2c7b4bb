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

type Rows = {
  /** What there is, whoever asks: it ends in its conditions, to which others are added. */
  all: RawBuilder<unknown>;
  /** What a row is called, and its columns in `all` that say whose it is. */
  as: string;
  trajectory: string;
  organisation: string;
  /** What belongs to a row and is needed to show it. */
  also?: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  says: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
};

/**
 * What is about the trajectories of the day. Those of some people are few, and each is looked at; of
 * an organisation the first rows are read in the order of an index. `offset 0` keeps the database
 * from choosing another way: it plans once, and does not know who will ask.
 */
export const around = (asked: Asked, { also = sql``, where, says, ...rows }: Rows) =>
  asked.people
    ? sql`(select ${says} from (select t.id, t.trajectory_state_id from trajectories t
        where ${isAsked(asked)} offset 0) t
      cross join lateral (${rows.all} and ${sql.ref(rows.trajectory)} = t.id offset 0)
        ${sql.ref(rows.as)} ${also} where ${where})`
    : sql`(select x.* from unnest(${asked.organisations}::integer[]) house (id)
      cross join lateral (
        select ${says} from (${rows.all} and ${sql.ref(rows.organisation)} = house.id)
          ${sql.ref(rows.as)}
        join trajectories t on t.id = ${sql.ref(`${rows.as}.trajectory_id`)} and t.deleted_at is null
        ${also} where ${where} order by ${rows.order} limit ${sql.lit(mostToday)}) x)`;

/** The trajectory of a row, as a line names it; nothing where it has none. */
export const named = sql`case when t.id is not null then json_build_object('id', t.id,
  'client', json_build_object('name', c.name),
  'counselor', json_build_object('id', b.id, 'name', b.name)) end`;

type List = {
  /** Its rows, in order. */
  from: RawBuilder<unknown>;
  /** What else a row `f` needs to be shown, beside its trajectory `t`. */
  also?: RawBuilder<unknown>;
  /** What it says; only of those that are shown. */
  says: RawBuilder<unknown>;
  shown: number;
};

/** The first rows, and how many there are up to where counting stops. */
export const listOf = <T>({ from, also = sql``, says, shown }: List) => sql<T>`(
  with found as materialized (
    select row_number() over () as nth, r.* from (${from}) r limit ${sql.lit(mostToday)})
  select json_build_object('total', (select count(*) from found), 'data', coalesce((
    select json_agg(${says} order by f.nth) from found f
    left join trajectories t on t.id = f.trajectory_id
    left join people c on c.id = t.client_id left join people b on b.id = t.counselor_id
    ${also} where f.nth <= ${sql.lit(shown)}), '[]')))`;
