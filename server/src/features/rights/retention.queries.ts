import type { RetentionInput, Trial } from '@traject/contract/rights';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { finished } from './finished.ts';

const nothing = {
  trajectory_months: null,
  evaluation_months: null,
  mail_months: null,
  event_months: null,
  version: 1,
  is_asking: false,
};

const stored = (db: Db, organisation_id: number) =>
  db
    .selectFrom('retention_periods')
    .where('organisation_id', '=', organisation_id)
    .select(['trajectory_months', 'evaluation_months', 'mail_months', 'event_months'])
    .select(['version', 'updated_at', 'updated_by'])
    .select(({ eb }) => eb('asked_at', 'is not', null).$castTo<boolean>().as('is_asking'));

/** An organisation that never chose keeps everything. */
export const findPeriods = async (db: Db, organisation_id: number) =>
  (await stored(db, organisation_id).executeTakeFirst()) ?? nothing;

export async function lockPeriods(db: Db, organisation_id: number) {
  await db
    .insertInto('retention_periods')
    .values({ organisation_id })
    .onConflict((conflict) => conflict.column('organisation_id').doNothing())
    .execute();
  return stored(db, organisation_id).forUpdate().executeTakeFirstOrThrow();
}

type Changed = RetentionInput & { version: number; updated_at: Date; updated_by: number };

export const setPeriods = (db: Db, organisation_id: number, values: Changed) =>
  db
    .updateTable('retention_periods')
    .set(values)
    .where('organisation_id', '=', organisation_id)
    .execute();

export type Night = { last_night: Date | null; asked_at: Date | null; allowed_at: Date | null };

export const findNight = (db: Db, organisation_id: number) =>
  db
    .selectFrom('retention_periods')
    .where('organisation_id', '=', organisation_id)
    .select(['last_night', 'asked_at', 'allowed_at'])
    .executeTakeFirst();

export const setNight = (db: Db, organisation_id: number, night: Partial<Night>) =>
  db
    .insertInto('retention_periods')
    .values({ organisation_id, ...night })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(night))
    .execute();

export type Period = { organisation_id: number; months: number; now: Date };

const cutoff = ({ months, now }: Period) =>
  sql`(${now}::timestamptz - make_interval(months => ${months}::integer))`;

/** When a finished one reached its last state. */
const endedAt = (alias: string) => sql`coalesce((select max(h.at) from trajectory_history h
  where h.trajectory_id = ${sql.ref(`${alias}.id`)}), ${sql.ref(`${alias}.created_at`)})`;

const isOver = (alias: string, period: Period) => sql`(
  ${sql.ref(`${alias}.trajectory_state_id`)} = any(${finished})
  and ${endedAt(alias)} < ${cutoff(period)})`;

/** A client is erased too if nothing else is kept about them here. */
const withClient = (period: Period) => sql`(
  not exists (select from memberships m where m.person_id = t.client_id
    and m.organisation_id = t.organisation_id and m.account_type <> 'client')
  and not exists (select from trajectories o where o.client_id = t.client_id
    and o.organisation_id = t.organisation_id and o.deleted_at is null
    and not ${isOver('o', period)}))`;

const dueTrajectories = (period: Period) => sql`
  select t.id, t.client_id, a.name as client, ${endedAt('t')} as ended_at,
    ${withClient(period)} as with_client
  from trajectories t join people a on a.id = t.client_id
  where t.organisation_id = ${period.organisation_id} and t.deleted_at is null
    and ${isOver('t', period)}`;

export type Due = { id: number; client_id: number; with_client: boolean };

/** The longest ended first; or just one, to check again before erasing it. */
export async function findDue(db: Db, period: Period, only?: number): Promise<Due[]> {
  const one = only === undefined ? sql`` : sql`where due.id = ${only}`;
  const { rows } = await sql<Due>`select due.id, due.client_id, due.with_client
    from (${dueTrajectories(period)}) due ${one} order by due.ended_at, due.id`.execute(db);
  return rows;
}

const mostShown = 100;

export async function tryTrajectories(db: Db, period: Period): Promise<Trial['trajectories']> {
  const { rows } = await sql<Trial['trajectories']>`
    with due as materialized (${dueTrajectories(period)})
    select (select count(*) from due) as total,
      (select count(distinct client_id) from due where with_client) as clients,
      coalesce((select json_agg(json_build_object('id', id, 'client', client,
        'ended_on', to_char(ended_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD'),
        'with_client', with_client) order by ended_at, id)
        from (select * from due order by ended_at, id limit ${mostShown}) shown), '[]') as first`.execute(
    db,
  );
  return rows[0] as Trial['trajectories'];
}

export type Swept = 'evaluations' | 'mails' | 'events';

const since: Record<Swept, RawBuilder<unknown>> = {
  evaluations: sql`coalesce(x.done_at, x.expires_at)`,
  mails: sql`x.created_at`,
  events: sql`x.at`,
};

/** One condition, both for what is shown and for what is erased. */
const isDue = (table: Swept, period: Period) => sql`x.organisation_id = ${period.organisation_id}
  and ${since[table]} < ${cutoff(period)}`;

export async function countDue(db: Db, table: Swept, period: Period) {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from ${sql.table(table)} x where ${isDue(table, period)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The total that a share is computed from. */
export async function countAll(db: Db, table: Swept | 'trajectories', organisation_id: number) {
  const { count } = await db
    .selectFrom(table)
    .where('organisation_id', '=', organisation_id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A month of the log in which nobody else has anything, as a whole; returns how many events. */
export async function dropEventMonth(db: Db, period: Period) {
  const { rows } = await sql<{ count: number | null }>`
    select drop_event_month(${period.organisation_id}, ${cutoff(period)}) as count`.execute(db);
  return rows[0]?.count ?? null;
}

/** The oldest, a batch at a time; returns how many. */
export async function dropDue(db: Db, table: Swept, period: Period & { most: number }) {
  const due = isDue(table, period);
  const when = since[table];
  const { numAffectedRows } =
    await sql`delete from ${sql.table(table)} x where ${due} and ${when} <= (
    select max(oldest.at) from (select ${when} as at from ${sql.table(table)} x where ${due}
      order by 1 limit ${period.most}) oldest)`.execute(db);
  if (table === 'evaluations') await dropEmptyRounds(db, period);
  return Number(numAffectedRows ?? 0);
}

/** A round is kept for as long as what it asked. */
const dropEmptyRounds = (db: Db, period: Period) =>
  sql`delete from evaluation_rounds r where r.organisation_id = ${period.organisation_id}
    and r.expires_at < ${cutoff(period)}
    and not exists (select from evaluations e where e.evaluation_round_id = r.id)`.execute(db);
