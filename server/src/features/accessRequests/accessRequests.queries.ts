import type { AccessRequestInput, OwnRequest } from '@traject/contract/accessRequests';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

const mostShown = 50;

const requests = (db: Db) =>
  db
    .selectFrom('access_requests as r')
    .innerJoin('organisations as o', 'o.id', 'r.organisation_id')
    .select(({ ref }) => [
      'r.id',
      'r.about',
      'r.reason',
      sql<string>`to_json(r.asked_at) #>> '{}'`.as('asked_at'),
      jsonBuildObject({ id: ref('o.id'), name: ref('o.name') }).as('organisation'),
    ]);

/** Who decides does not decide on their own; the longest open first. */
export const listOpen = (db: Db, organisations: number[], me: number[]) =>
  requests(db)
    .innerJoin('people as asker', 'asker.id', 'r.asked_by')
    .select(({ ref }) =>
      jsonBuildObject({ id: ref('asker.id'), name: ref('asker.name') }).as('asked_by'),
    )
    .where('r.organisation_id', '=', sql<number>`any(${organisations}::integer[])`)
    .where('r.asked_by', '<>', sql<number>`all(${me}::integer[])`)
    .where('r.decided_at', 'is', null)
    .where('o.trajectory_visibility', '=', 'members')
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .limit(mostShown)
    .execute();

const own = (db: Db, me: number[]) =>
  requests(db)
    .where('r.asked_by', '=', sql<number>`any(${me}::integer[])`)
    .select(['r.trajectory_id', 'r.until'])
    .select([
      sql<OwnRequest['state']>`case when r.decided_at is null then 'open'
        when r.until is null then 'refused' else 'given' end`.as('state'),
      sql<string | null>`to_json(r.decided_at) #>> '{}'`.as('decided_at'),
    ]);

export const listOwn = (db: Db, me: number[]) =>
  own(db, me).orderBy('r.asked_at', 'desc').orderBy('r.id', 'desc').limit(mostShown).execute();

export const getOwn = (db: Db, id: number, me: number) =>
  own(db, [me]).where('r.id', '=', id).executeTakeFirstOrThrow(notFound);

type Asking = AccessRequestInput & { asked_by: number; asked_at: Date };

/** Nothing if the same was asked already and is still open; the asker's own requests take turns. */
export async function addRequest(db: Db, asking: Asking) {
  const { asked_by, about } = asking;
  await db.selectFrom('people').where('id', '=', asked_by).select('id').forNoKeyUpdate().execute();
  const open = await db
    .selectFrom('access_requests')
    .where('organisation_id', '=', asking.organisation_id)
    .where('asked_by', '=', asked_by)
    .where('decided_at', 'is', null)
    .where(sql<boolean>`lower(about) = lower(${about})`)
    .select('id')
    .executeTakeFirst();
  if (open) return { ...open, isNew: false };
  const row = db.insertInto('access_requests').values(asking).returning('id');
  return { ...(await row.executeTakeFirstOrThrow()), isNew: true };
}

/** Locked, so that two who decide at once take turns. */
export const lockRequest = (db: Db, id: number, organisations: number[], me: number[]) =>
  db
    .selectFrom('access_requests')
    .where('id', '=', id)
    .where('organisation_id', '=', sql<number>`any(${organisations}::integer[])`)
    .where('asked_by', '<>', sql<number>`all(${me}::integer[])`)
    .select(['id', 'organisation_id', 'asked_by', 'decided_at'])
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

type Decision = {
  decided_at: Date;
  decided_by: number;
  trajectory_id?: number;
  until?: string;
};

export const decide = (db: Db, id: number, decision: Decision) =>
  db.updateTable('access_requests').set(decision).where('id', '=', id).execute();

/** Of that organisation, and there. */
export const findTrajectory = (
  db: Db,
  { id, organisation_id }: { id: number; organisation_id: number },
) =>
  db
    .selectFrom('trajectories')
    .where('id', '=', id)
    .where('organisation_id', '=', organisation_id)
    .where('deleted_at', 'is', null)
    .select(['id', 'counselor_id'])
    .forShare()
    .executeTakeFirst();
