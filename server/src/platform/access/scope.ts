import type { Party } from '@traject/contract/approvals';
import type { Access } from '@traject/contract/common/access';
import type { Shared, Why } from '@traject/contract/common/visibility';
import type { Db } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import type { PartySession } from './portalSessions.ts';
import type { User } from './session.ts';

/** A trajectory that the caller sees, and why. */
export type TrajectoryScope = Shared & {
  id: number;
  organisation_id: number;
  client_id: number;
  reasons: readonly Why[];
};
export type ClientScope = { id: number; organisation_id: number };
/** An appointment that the caller may read. */
export type AppointmentScope = {
  id: number;
  organisation_id: number;
  trajectory_id: number | null;
  owner_id: number;
  /** Shared by all of a series. */
  uid: string;
};
export type OrganisationScope = { id: number };
/** A record of one of the organisations that the caller administers. */
export type PersonScope = { id: number; organisation_id: number };

/** A task of the caller outside any trajectory. */
export type LooseTaskScope = { id: number; organisation_id: number };

/** The page of a client or an employer, about one trajectory. */
export type PageScope = {
  id: number;
  organisation_id: number;
  trajectory_id: number;
  client_id: number;
  party: Party;
};

export type StudentScope = {
  id: number;
  organisation_id: number;
  is_self: boolean;
  /** The caller may see everything: as the student, or as somebody who oversees the students. */
  is_whole: boolean;
  /** The caller teaches a group that the student is in. */
  is_taught: boolean;
};

/** A group that the caller manages or teaches. */
export type GroupScope = {
  id: number;
  organisation_id: number;
  diploma_id: number;
  is_managed: boolean;
};

export type EvaluationScope = {
  id: number;
  organisation_id: number;
  student_id: number;
  evaluator_id: number;
  asked_by: number | null;
  done_at: Date | null;
  expires_at: Date;
  /** The caller teaches a group that the student is in. */
  is_taught: boolean;
};

/** What was asked of many at once. */
export type RoundScope = { id: number; organisation_id: number };

/** Everything a path can name: `:studentId` becomes `student`. */
export type Scope = {
  trajectory: TrajectoryScope | undefined;
  client: ClientScope | undefined;
  student: StudentScope | undefined;
  evaluation: EvaluationScope | undefined;
  group: GroupScope | undefined;
  round: RoundScope | undefined;
  appointment: AppointmentScope | undefined;
  organisation: OrganisationScope | undefined;
  person: PersonScope | undefined;
  looseTask: LooseTaskScope | undefined;
  page: PageScope | undefined;
};
/** What staff and students name in a path; a party names its own page alone. */
export type OfStaff = Omit<Scope, 'page'>;

export type Caller = { user: User; access: Access };
type Finder<S> = (db: Db, caller: Caller, id: number) => Promise<S>;
type Finders = { [K in keyof OfStaff]: Finder<NonNullable<OfStaff[K]>> } & {
  page: (db: Db, party: PartySession, id: number) => Promise<PageScope>;
};
type Calls = { user: User | undefined; party?: PartySession | undefined; access: Access };

const nothing: Scope = {
  trajectory: undefined,
  client: undefined,
  student: undefined,
  evaluation: undefined,
  group: undefined,
  round: undefined,
  appointment: undefined,
  organisation: undefined,
  person: undefined,
  looseTask: undefined,
  page: undefined,
};
const names = Object.keys(nothing).filter((name) => name !== 'page') as (keyof OfStaff)[];
const inPath = names.map((name) => [name, `${name}Id`] as const);

export type Scopes = ReturnType<typeof createScopes>;

/**
 * What the parameters in a path stand for. The caller must have access to each, and no route can
 * forget to check.
 */
export const createScopes =
  (finders: Finders) =>
  async (db: Db, { user, party, access }: Calls, params: unknown): Promise<Scope> => {
    const ids = params as Record<string, number>;
    if (party && ids.pageId) return { ...nothing, page: await finders.page(db, party, ids.pageId) };
    const scope: Scope = { ...nothing };
    for (const [name, parameter] of inPath) {
      const id = ids[parameter];
      if (id === undefined) continue;
      if (!user) throw notFound();
      Object.assign(scope, { [name]: await finders[name](db, { user, access }, id) });
    }
    return scope;
  };

/** The organisation that everything named in the path belongs to. */
export const organisationIn = (scope: Scope): number | undefined => {
  const { trajectory, appointment, evaluation, group, round, client, student, person } = scope;
  const named = trajectory ?? appointment ?? evaluation ?? group ?? round ?? client ?? student;
  const other = person ?? scope.looseTask ?? scope.page;
  return (named ?? other)?.organisation_id ?? scope.organisation?.id;
};
