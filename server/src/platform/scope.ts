import { organisationsFor } from './access.ts';
import type { Db } from './db.ts';
import { notFound } from './errors.ts';
import type { User } from './session.ts';

export type TrajectoryScope = { id: number; organisation_id: number; client_id: number };
export type ClientScope = { id: number };
export type Scope = { trajectory: TrajectoryScope | undefined; client: ClientScope | undefined };

type Ids = { trajectoryId?: number; clientId?: number };

/**
 * What the names in an address stand for: a `:trajectoryId` and a `:clientId` must be the caller's
 * to work with, and no route can forget to ask.
 */
export async function findScope(db: Db, user: User | undefined, params: unknown): Promise<Scope> {
  const { trajectoryId, clientId } = params as Ids;
  if (trajectoryId === undefined && clientId === undefined)
    return { trajectory: undefined, client: undefined };
  const organisations = user ? organisationsFor(user, 'trajectories') : [];
  if (organisations.length === 0) throw notFound();
  return {
    trajectory: trajectoryId ? await findTrajectory(db, trajectoryId, organisations) : undefined,
    client: clientId ? await findClient(db, clientId, organisations) : undefined,
  };
}

const findTrajectory = (db: Db, id: number, organisations: number[]): Promise<TrajectoryScope> =>
  db
    .selectFrom('trajectories')
    .where('id', '=', id)
    .where('organisation_id', 'in', organisations)
    .where('deleted_at', 'is', null)
    .select(['id', 'organisation_id', 'client_id'])
    .executeTakeFirstOrThrow(notFound);

const findClient = (db: Db, id: number, organisations: number[]): Promise<ClientScope> =>
  db
    .selectFrom('memberships')
    .where('account_id', '=', id)
    .where('account_type', '=', 'client')
    .where('organisation_id', 'in', organisations)
    .select('account_id as id')
    .limit(1)
    .executeTakeFirstOrThrow(notFound);
