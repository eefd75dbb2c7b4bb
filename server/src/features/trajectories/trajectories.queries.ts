import type { Language } from '@traject/contract/common/languages';
import { stateById } from '@traject/contract/common/trajectoryStates';
import type { Trajectory, TrajectoryHead } from '@traject/contract/trajectories';
import type { Expression, Insertable, SqlBool, Updateable } from 'kysely';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { compiledQuery } from '../../platform/database/compiledQuery.ts';
import type { Db } from '../../platform/database/db.ts';
import { peopleWith } from '../../platform/database/search.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import { notFound } from '../../platform/http/errors.ts';
import { texts } from '../../texts.ts';
import { openReview } from '../approvals/approvals.service.ts';

/** With the names of the people it is about; the state is still a number, named when read. */
export const trajectoriesWithNames = (db: Db) =>
  db
    .selectFrom('trajectories as t')
    .innerJoin('people as client', 'client.id', 't.client_id')
    .innerJoin('people as counselor', 'counselor.id', 't.counselor_id')
    .innerJoin('organisations as organisation', 'organisation.id', 't.organisation_id')
    .select(['t.id', 't.client_id', 'contact_name', 't.registration_date', 't.trajectory_state_id'])
    .select(({ ref }) => [
      jsonBuildObject({ id: ref('client.id'), name: ref('client.name') }).as('client'),
      jsonBuildObject({ id: ref('counselor.id'), name: ref('counselor.name') }).as('counselor'),
      jsonBuildObject({ id: ref('organisation.id'), name: ref('organisation.name') }).as(
        'organisation',
      ),
    ]);

type Owned = { isSeen: Expression<SqlBool>; email: string; language: Language };

/** The trajectories of somebody with this address, newest first. */
export async function trajectoriesOfClient(db: Db, { isSeen, email, language }: Owned) {
  const rows = await trajectoriesWithNames(db)
    .where('t.client_id', '=', peopleWith(email))
    .where(isSeen)
    .where('t.deleted_at', 'is', null)
    .orderBy('t.registration_date', 'desc')
    .orderBy('t.id', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => named(row, language));
}

/** The reader's language, and the moment: what was sent may have expired since. */
export type Reading = { language: Language; now: Date };

export async function getTrajectory(
  db: Db,
  id: number,
  { language, now }: Reading,
): Promise<Trajectory> {
  const [row] = await one(db, { id, now });
  if (!row) throw notFound();
  const entries = row.history.map(({ state_id, ...entry }) => ({
    ...entry,
    state: stateIn(language, state_id),
  }));
  return { ...named(row, language), history: entries };
}

export const getHead = async (db: Db, id: number, language: Language): Promise<TrajectoryHead> =>
  named(
    await trajectoriesWithNames(db)
      .where('t.id', '=', id)
      .where('t.deleted_at', 'is', null)
      .select(['category', 'length'])
      .executeTakeFirstOrThrow(notFound),
    language,
  );

const one = compiledQuery((db, { id, now }: { id: number; now: Date }) =>
  trajectoriesWithNames(db)
    .where('t.id', '=', id)
    .where('t.deleted_at', 'is', null)
    .select(['contact_phone', 'contact_email', 'registered_by', 'intake_date', 'category'])
    .select(['length', 'schooling', 'apq_taken', 'completed_reason', 'reject_reason', 't.version'])
    .select([history.as('history'), openReview(now).as('review')]),
);

type Entry = { id: number; date: string; state_id: number; actor: { name: string } | null };

const history = sql<Entry[]>`coalesce((
  select json_agg(json_build_object('id', h.id, 'state_id', h.trajectory_state_id,
    'date', to_char(h.at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD'),
    'actor', case when coalesce(a.name, h.actor_name) is not null
      then json_build_object('name', coalesce(a.name, h.actor_name)) end) order by h.id desc)
  from trajectory_history h left join people a on a.id = h.actor_id
  where h.trajectory_id = t.id), '[]')`;

/** The row with its state in the reader's language. */
export const named = <T extends { trajectory_state_id: number }>(row: T, language: Language) => ({
  ...row,
  trajectory_state: stateIn(language, row.trajectory_state_id),
});

function stateIn(language: Language, id: number) {
  const state = stateById(id);
  if (!state) throw new Error(`There is no trajectory state ${id}`);
  return { id, code: state.code, name: texts[language].states[state.code] };
}

export type LockedTrajectory = Awaited<ReturnType<typeof lockTrajectory>>;

export const lockTrajectory = (db: Db, id: number, otherwise = notFound) =>
  db
    .selectFrom('trajectories')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(otherwise);

export const addTrajectory = (db: Db, values: Insertable<Tables['trajectories']>) =>
  db.insertInto('trajectories').values(values).returning('id').executeTakeFirstOrThrow();

type Values = Updateable<Tables['trajectories']> & { version: number };

export const setTrajectory = (db: Db, id: number, values: Values) =>
  db
    .updateTable('trajectories')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', values.version - 1)
    .returning('id')
    .executeTakeFirstOrThrow(staleVersion);

export const addHistory = (db: Db, entry: Insertable<Tables['trajectory_history']>) =>
  db.insertInto('trajectory_history').values(entry).execute();

type Deleted = { deleted_at: Date; deleted_by: number };

export const hideTrajectory = (db: Db, id: number, deleted: Deleted) =>
  db
    .updateTable('trajectories')
    .set(deleted)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);
