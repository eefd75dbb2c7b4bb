import type { Access } from '@traject/contract/common/access';
import { createCache } from '../database/cache.ts';
import type { Db } from '../database/db.ts';
import type { Invalidation } from '../database/invalidation.ts';
import { notFound } from '../http/errors.ts';
import { organisationsFor } from './access.ts';
import {
  findOrganisation,
  findPerson,
  type OrganisationScope,
  type PersonScope,
} from './administrationScope.ts';
import {
  type EvaluationScope,
  findEvaluation,
  findStudent,
  type StudentScope,
} from './evaluationScope.ts';
import type { User } from './session.ts';

export type TrajectoryScope = { id: number; organisation_id: number; client_id: number };
export type ClientScope = { id: number; organisation_id: number };
export type Scope = {
  trajectory: TrajectoryScope | undefined;
  client: ClientScope | undefined;
  student: StudentScope | undefined;
  evaluation: EvaluationScope | undefined;
  organisation: OrganisationScope | undefined;
  person: PersonScope | undefined;
};

const mostCached = 50_000;

type Ids = { [K in keyof Scope as `${K}Id`]?: number };
type Caller = { user: User | undefined; access: Access };

const nothing: Scope = {
  trajectory: undefined,
  client: undefined,
  student: undefined,
  evaluation: undefined,
  organisation: undefined,
  person: undefined,
};

export type Scopes = ReturnType<typeof createScopes>;

export function createScopes(invalidation: Invalidation) {
  const trajectories = createCache<number, TrajectoryScope>(invalidation, mostCached);
  invalidation.on('trajectory', trajectories.forgetKey);
  const ofTrajectory = async (db: Db, user: User, id: number) => {
    const found = await trajectories.get(id, () => findTrajectory(db, id));
    if (!found || !staffOf(user).includes(found.organisation_id)) throw notFound();
    return found;
  };
  return (db: Db, caller: Caller, params: unknown) => findScope(db, caller, params, ofTrajectory);
}

type FindTrajectory = (db: Db, user: User, id: number) => Promise<TrajectoryScope>;

/**
 * What the names in an address stand for: a trajectory, a client, a student, an evaluation and what
 * an admin keeps must be the caller's to work with, and no route can forget to ask.
 */
async function findScope(
  db: Db,
  caller: Caller,
  params: unknown,
  ofTrajectory: FindTrajectory,
): Promise<Scope> {
  const ids = params as Ids;
  const { trajectoryId, clientId, studentId, evaluationId, organisationId, personId } = ids;
  if (!Object.keys(nothing).some((name) => `${name}Id` in ids)) return nothing;
  const { user } = caller;
  if (!user) throw notFound();
  return {
    trajectory: trajectoryId ? await ofTrajectory(db, user, trajectoryId) : undefined,
    client: clientId ? await findClient(db, { ...caller, user }, clientId) : undefined,
    student: studentId ? await findStudent(db, user, studentId) : undefined,
    evaluation: evaluationId ? await findEvaluation(db, user, evaluationId) : undefined,
    organisation: organisationId ? findOrganisation(user, organisationId) : undefined,
    person: personId ? await findPerson(db, user, personId) : undefined,
  };
}

const findTrajectory = (db: Db, id: number): Promise<TrajectoryScope | undefined> =>
  db
    .selectFrom('trajectories')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'organisation_id', 'client_id'])
    .executeTakeFirst();

/** Staff find the clients of their organisations; a student is found by nobody but oneself. */
async function findClient(
  db: Db,
  { user, access }: Caller & { user: User },
  id: number,
): Promise<ClientScope> {
  const own = user.account_types.find(({ code, person }) => code === 'student' && person.id === id);
  if (access === 'portfolio' && own) return { id, organisation_id: own.organisation.id };
  return db
    .selectFrom('memberships')
    .where('person_id', '=', id)
    .where('account_type', '=', 'client')
    .where('organisation_id', 'in', staffOf(user))
    .select(['person_id as id', 'organisation_id'])
    .executeTakeFirstOrThrow(notFound);
}

/** Of which organisation all is that the address names. */
export const organisationIn = (scope: Scope): number | undefined => {
  const { trajectory, evaluation, client, student, person, organisation } = scope;
  const named = trajectory ?? evaluation ?? client ?? student ?? person;
  return named?.organisation_id ?? organisation?.id;
};

function staffOf(user: User) {
  const organisations = organisationsFor(user, 'trajectories');
  if (organisations.length === 0) throw notFound();
  return organisations;
}
