import { isMe, organisationsFor } from '../../platform/access/access.ts';
import type { Caller, LooseTaskScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

/** A task outside any trajectory is found by whoever made it and whoever it is for. */
export const findLooseTask = (db: Db, { user }: Caller, id: number): Promise<LooseTaskScope> =>
  db
    .selectFrom('tasks as k')
    .where('k.id', '=', id)
    .where('k.trajectory_id', 'is', null)
    .where('k.organisation_id', 'in', organisationsFor(user, 'trajectories'))
    .where(({ or }) => or([isMe(user, 'k.created_by'), isMe(user, 'k.person_id')]))
    .select(['k.id', 'k.organisation_id'])
    .executeTakeFirstOrThrow(notFound);
