import { type Access, abilities } from '@traject/contract/common/access';
import { type Reader, type Shared, type Why, whySees } from '@traject/contract/common/visibility';
import { type SqlBool, sql } from 'kysely';
import type { Caller } from './scope.ts';
import type { User } from './session.ts';

/** What somebody sees of an organisation's trajectories, for queries. */
export type Reach = {
  organisation_id: number;
  /** Theirs and their team's, and those in which they are a member; without it, all of them. */
  only?: { me: number; counselor_ids: number[] };
};

type Placed = Reader & { organisation_id: number };

/** The caller as the policy knows them, with the roles that may make such a call. */
function readersIn(user: User, access: Access): Placed[] {
  const may: readonly string[] = access in abilities ? abilities[access as 'trajectories'] : [];
  return user.people.map(({ id, leads, organisation_id }) => {
    const there = user.account_types.filter(({ person }) => person.id === id);
    const types = there.map(({ code }) => code).filter((code) => may.includes(code));
    const visibility = there[0]?.organisation.trajectory_visibility ?? 'members';
    return { id, organisation_id, leads, types, visibility };
  });
}

type Owned = Shared & { organisation_id: number };

export function reasonsToSee({ user, access }: Caller, owned: Owned, today: string): Why[] {
  const reader = readersIn(user, access).find(
    (one) => one.organisation_id === owned.organisation_id,
  );
  return reader ? whySees(reader, owned, today) : [];
}

/** Somebody who sees what is nobody's in particular sees everything. */
const nobodys: Shared = { counselor_id: 0, members: [] };

/** How far somebody sees whose roles are those that may make such a call. */
export function reachIn({ organisation_id, ...reader }: Placed): Reach {
  if (whySees(reader, nobodys, '').length > 0) return { organisation_id };
  const counselor_ids = [...new Set([reader.id, ...reader.leads])];
  return { organisation_id, only: { me: reader.id, counselor_ids } };
}

/** The organisations where the caller sees trajectories, and how far. */
export const reachOf = ({ user, access }: Caller): Reach[] =>
  readersIn(user, access)
    .filter(({ types }) => types.length > 0)
    .map(reachIn);

/** How far the caller sees, in lists of ids that a compiled query can be filled with. */
export type Sight = {
  /** Organisations of which they see everything. */
  whole: number[];
  /** Counselors whose trajectories they see. */
  counselors: number[];
  /** Themselves, as a member. */
  mine: number[];
  today: string;
};

export function sightOf(caller: Caller, today: string): Sight {
  const reaches = reachOf(caller);
  const parts = reaches.flatMap(({ only }) => only ?? []);
  return {
    whole: reaches.filter(({ only }) => !only).map((reach) => reach.organisation_id),
    counselors: parts.flatMap(({ counselor_ids }) => counselor_ids),
    mine: parts.map(({ me }) => me),
    today,
  };
}

/** Whether trajectory `t` of a query is seen by whoever has this sight. */
export const isInSight = ({ whole, counselors, mine, today }: Sight) =>
  sql<SqlBool>`(t.organisation_id = any(${whole}::integer[])
    or t.counselor_id = any(${counselors}::integer[])
    or exists (select from trajectory_members m where m.trajectory_id = t.id
      and m.person_id = any(${mine}::integer[]) and ${isCurrent(today)}))`;

/** Whether the caller sees trajectory `t` of a query. */
export const isSeenBy = (caller: Caller, today: string) => isInSight(sightOf(caller, today));

/** Seen on this day is seen for good: no membership that ends lasts until then. */
export const lastDay = '9999-12-31';

/** Whether membership `m` still holds; a day counts until its end. */
export const isCurrent = (today: string) =>
  sql<SqlBool>`(m.until is null or m.until >= ${today}::date)`;

/**
 * Whether the caller sees client `c` of a query: through a trajectory, also a deleted one that they
 * can put back, or because they recorded a client who has none yet.
 */
export function isClientSeenBy(caller: Caller, today: string) {
  const reaches = reachOf({ ...caller, access: 'trajectories' });
  const whole = reaches.filter(({ only }) => !only).map((reach) => reach.organisation_id);
  const mine = reaches.flatMap(({ only }) => only?.me ?? []);
  return sql<SqlBool>`(c.organisation_id = any(${whole}::integer[])
    or exists (select from trajectories t where t.client_id = c.person_id
      and ${isSeenBy({ ...caller, access: 'trajectories' }, today)})
    or (not exists (select from trajectories t where t.client_id = c.person_id)
      and exists (select from people p where p.id = c.person_id
        and p.added_by = any(${mine}::integer[]))))`;
}
