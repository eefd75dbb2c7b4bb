import { type Ability, type Access, abilities } from '@traject/contract/common/access';
import { type SqlBool, sql } from 'kysely';
import { notFound, signInFirst, wrongField } from '../http/errors.ts';
import type { PartySession } from './portalSessions.ts';
import type { Self, User } from './session.ts';

type Who = { user: User | undefined; party: PartySession | undefined };

/**
 * Lets the call through or stops it. What somebody may not use does not exist for them, hence 404
 * and not 403.
 */
export function checkAccess(access: Access, { user, party }: Who) {
  if (access === 'public' || access === 'link' || (access === 'party' && party)) return;
  if (!user || access === 'party') throw signInFirst();
  if (access === 'signed-in') return;
  if (!user.abilities.includes(access)) throw notFound();
}

/**
 * The organisations where somebody may do something: a counselor here who studies there is a
 * counselor only here.
 */
export function organisationsFor(user: User, ability: Ability): number[] {
  const types: readonly string[] = abilities[ability];
  const there = user.account_types.filter(({ code }) => types.includes(code));
  return [...new Set(there.map(({ organisation }) => organisation.id))];
}

/** Where the caller may use this endpoint; one for everybody is in no organisation's hands. */
export const organisationsAt = ({ user, access }: { user: User; access: Access }) =>
  access in abilities ? organisationsFor(user, access as Ability) : [];

/** Where something new goes: the requested organisation, or otherwise the caller's first. */
export function organisationOf(user: User, ability: Ability, wanted: number | undefined): number {
  const organisation = organisationsFor(user, ability).find((id) => id === (wanted ?? id));
  if (organisation === undefined) throw wrongField('organisation_id', 'unknown_choice');
  return organisation;
}

export function selfIn(user: User, organisation_id: number): Self {
  const self = user.people.find((one) => one.organisation_id === organisation_id);
  if (!self) throw notFound();
  return self;
}

export const isSelf = (user: User, person_id: number) =>
  user.people.some(({ id }) => id === person_id);

/** Coordinators and admins see their organisation's students. */
export const overseenBy = ({ account_types }: User) =>
  account_types
    .filter(({ code }) => code === 'coordinator' || code === 'admin')
    .map(({ organisation }) => organisation.id);

/** Said in a query as well, it lets an index give a list in its order. */
export const onlyOrganisation = ({ organisation_ids: [first, second] }: User) =>
  second === undefined ? first : undefined;

/** The ids of the caller's records, one in each organisation. */
const idsOf = ({ people }: User) => people.map(({ id }) => id);

/** Whether a column refers to the caller. */
export const isMe = (user: User, column: string) =>
  sql<SqlBool>`(${sql.ref(column)} = any(${idsOf(user)}::integer[]))`;
