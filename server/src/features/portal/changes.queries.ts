import type { ChangedPart } from '@traject/contract/portal';
import { finished } from '../../platform/access/portalPages.ts';
import type { PageScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import type { RecordAct } from '../../platform/http/serveRecord.ts';

type Change = { what: ChangedPart; act: RecordAct; title?: string };

/** What a client changed; the same again, before anybody saw it, is one change. */
export async function noteChange(
  db: Db,
  page: PageScope,
  { what, act, title = '' }: Change,
  at: Date,
) {
  const told = await listTold(db, page, what);
  await db
    .deleteFrom('portal_changes')
    .where('trajectory_id', 'in', told)
    .where('seen_at', 'is', null)
    .where('what', '=', what)
    .where('act', '=', act)
    .where('title', '=', title)
    .execute();
  const { organisation_id } = page;
  const change = { organisation_id, what, act, title, at };
  await db
    .insertInto('portal_changes')
    .values(told.map((trajectory_id) => ({ ...change, trajectory_id })))
    .execute();
}

/** What is about the person matters to each of their trajectories that is still going on. */
async function listTold(db: Db, { trajectory_id, client_id }: PageScope, what: ChangedPart) {
  if (what === 'applications') return [trajectory_id];
  const others = await db
    .selectFrom('trajectories')
    .where('client_id', '=', client_id)
    .where('id', '<>', trajectory_id)
    .where('deleted_at', 'is', null)
    .where('trajectory_state_id', 'not in', finished)
    .orderBy('id')
    .select('id')
    .execute();
  return [trajectory_id, ...others.map(({ id }) => id)];
}
