import type { Party } from '@traject/contract/approvals';
import type { PageState } from '@traject/contract/portal';
import { sql } from 'kysely';
import { endedBefore, endedSince, finished } from '../../platform/access/portalPages.ts';
import type { Db } from '../../platform/database/db.ts';

/** Whether the page `g` of trajectory `t` can be opened, and if not, why. */
export const stateOf = (now: Date) => sql<PageState>`case
  when g.id is null then 'never'
  when g.closed_at is not null then 'closed'
  when t.trajectory_state_id = any(${finished}) and ${endedSince} <= ${endedBefore(now)}
    then 'ended'
  else 'open' end`;

export async function findState(db: Db, key: { trajectory_id: number; party: Party }, now: Date) {
  const { state } = await db
    .selectFrom('trajectories as t')
    .leftJoin('portal_pages as g', (join) =>
      join.onRef('g.trajectory_id', '=', 't.id').on('g.party', '=', key.party),
    )
    .where('t.id', '=', key.trajectory_id)
    .select(stateOf(now).as('state'))
    .executeTakeFirstOrThrow();
  return state;
}

/** It is there, and open. */
export const openPage = (
  db: Db,
  page: { trajectory_id: number; organisation_id: number; party: Party },
  opened_at: Date,
) =>
  db
    .insertInto('portal_pages')
    .values({ ...page, opened_at })
    .onConflict((conflict) =>
      conflict.columns(['trajectory_id', 'party']).doUpdateSet({ closed_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();

export const closePage = (
  db: Db,
  page: { trajectory_id: number; organisation_id: number; party: Party },
  closed_at: Date,
) =>
  db
    .insertInto('portal_pages')
    .values({ ...page, opened_at: closed_at, closed_at })
    .onConflict((conflict) =>
      conflict.columns(['trajectory_id', 'party']).doUpdateSet({ closed_at }),
    )
    .execute();
