import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { deadLink } from '../../platform/http/errors.ts';

/** Whether request `r` is about the newest version: nothing can be returned for a replaced one. */
export const isNewest = sql<boolean>`not exists (
  select from approval_request_versions rv
  join trajectory_file_versions v on v.id = rv.version_id
  join trajectory_file_versions n on n.trajectory_file_id = v.trajectory_file_id and n.id > v.id
  where rv.approval_request_id = r.id)`;

/** A request that was not withdrawn, with the number of copies already returned on it. */
export const lockAsked = (db: Db, requestId: number) =>
  db
    .selectFrom('approval_requests as r')
    .where('r.id', '=', requestId)
    .where('r.closed_at', 'is', null)
    .where(isNewest)
    .select(['r.id', 'r.sender_id', 'r.recipient_name'])
    .select(
      sql<number>`(select count(*)::integer from trajectory_file_returns b
        where b.approval_request_id = r.id)`.as('returned'),
    )
    .forUpdate('r')
    .executeTakeFirstOrThrow(deadLink);

export const addReturned = (db: Db, values: Insertable<Tables['trajectory_file_returns']>) =>
  db.insertInto('trajectory_file_returns').values(values).execute();
