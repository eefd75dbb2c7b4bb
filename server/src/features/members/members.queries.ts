import type { MemberReason } from '@traject/contract/common/visibility';
import type { Member } from '@traject/contract/members';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { compiledQuery } from '../../platform/database/compiledQuery.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

/** Who reads the list, and on which day. */
type Read = { trajectoryId: number; selfId: number; mayShare: boolean; today: string };

export const readMembers = compiledQuery((db, { trajectoryId, selfId, mayShare, today }: Read) =>
  db
    .selectFrom('trajectory_members as m')
    .innerJoin('people', 'people.id', 'm.person_id')
    .leftJoin('people as adder', 'adder.id', 'm.added_by')
    .where('m.trajectory_id', '=', trajectoryId)
    .select(({ ref }) => [
      'm.id',
      'm.until',
      ref('m.reason').$castTo<MemberReason>().as('reason'),
      jsonBuildObject({ id: ref('people.id'), name: ref('people.name') }).as('person'),
      sql<boolean>`coalesce(m.until < ${today}::date, false)`.as('has_ended'),
      sql<Member['added_by']>`case when adder.id is not null then
          json_build_object('name', adder.name) end`.as('added_by'),
      sql<string>`to_json(m.added_at) #>> '{}'`.as('added_at'),
      sql<boolean>`(${mayShare} or m.person_id = ${selfId})`.as('may_remove'),
    ])
    .orderBy('people.sort_name')
    .orderBy('m.id'),
);

/** The counselor, who stays so until this change is done. */
export const lockCounselor = async (db: Db, trajectoryId: number) => {
  const { counselor_id } = await db
    .selectFrom('trajectories')
    .where('id', '=', trajectoryId)
    .where('deleted_at', 'is', null)
    .select('counselor_id')
    .forShare()
    .executeTakeFirstOrThrow(notFound);
  return counselor_id;
};

type Place = { person_id: number; organisation_id: number };

/** Locked, so that taking the role away waits until this change is done, and then sees it. */
export const lockColleague = (db: Db, { person_id, organisation_id }: Place) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('people', 'people.id', 'm.person_id')
    .where('m.person_id', '=', person_id)
    .where('m.organisation_id', '=', organisation_id)
    .where('m.account_type', '=', 'counselor')
    .where('people.deactivated_at', 'is', null)
    .select('m.person_id')
    .forKeyShare(['m', 'people'])
    .executeTakeFirst();

export type NewMember = Place & {
  trajectory_id: number;
  reason: MemberReason;
  until: string | null;
  added_by: number | null;
  added_at: Date;
};

/** Somebody who is a member already gets the new reason and the new last day. */
export const addMember = (db: Db, member: NewMember) =>
  db
    .insertInto('trajectory_members')
    .values(member)
    .onConflict((known) =>
      known.columns(['trajectory_id', 'person_id']).doUpdateSet({
        reason: member.reason,
        until: member.until,
        added_by: member.added_by,
        added_at: member.added_at,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();

/**
 * Somebody who sees it already sees it no shorter, and for the reason they had; somebody who no
 * longer did is a member anew.
 */
export const extendMember = (db: Db, member: NewMember & { until: string }, today: string) => {
  const anew = (column: 'reason' | 'added_by' | 'added_at') =>
    sql<never>`case when trajectory_members.until < ${today}::date
      then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`trajectory_members.${column}`)} end`;
  return db
    .insertInto('trajectory_members')
    .values(member)
    .onConflict((known) =>
      known
        .columns(['trajectory_id', 'person_id'])
        .doUpdateSet({
          until: member.until,
          reason: anew('reason'),
          added_by: anew('added_by'),
          added_at: anew('added_at'),
        })
        .where('trajectory_members.until', '<', member.until),
    )
    .execute();
};

type Key = { trajectoryId: number; memberId: number };

export const lockMember = (db: Db, { trajectoryId, memberId }: Key) =>
  db
    .selectFrom('trajectory_members')
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', memberId)
    .select(['id', 'person_id'])
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const removeMember = (db: Db, id: number) =>
  db.deleteFrom('trajectory_members').where('id', '=', id).execute();

/** Whoever takes a row away is the one who tells; a second process finds nothing. */
export const takeEnded = (db: Db, today: string) =>
  db
    .deleteFrom('trajectory_members')
    .where('until', '<', today)
    .returning(['organisation_id', 'trajectory_id', 'person_id', 'reason'])
    .execute();

/** The counselor of a trajectory is no member beside it. */
export const dropMember = (db: Db, trajectory_id: number, person_id: number) =>
  db
    .deleteFrom('trajectory_members')
    .where('trajectory_id', '=', trajectory_id)
    .where('person_id', '=', person_id)
    .execute();
