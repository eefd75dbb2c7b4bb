import { type AccountType, abilities } from '@traject/contract/common/access';
import {
  type MemberReason,
  type Shared,
  type TrajectoryVisibility,
  type Why,
  whySees,
} from '@traject/contract/common/visibility';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { reachIn } from './visibility.ts';

export type TrajectoryReader = {
  id: number;
  name: string;
  email: string;
  first_name: string;
  language: 'nl' | 'en';
  whys: Why[];
  /** The last day, for those who see it only until then. */
  until: string | null;
};

/** Everybody who sees a trajectory, and why: the policy, asked about each of the staff. */
export async function readersOf(
  db: Db,
  { id, organisation_id }: { id: number; organisation_id: number },
  today: string,
): Promise<TrajectoryReader[]> {
  const [shared, staff] = await Promise.all([
    sharingOf(db).where('t.id', '=', id).executeTakeFirstOrThrow(),
    staffOf(db, organisation_id),
  ]);
  return staff
    .map(({ types, visibility, leads, ...person }) => {
      const whys = whySees({ id: person.id, types, visibility, leads }, shared, today);
      return { ...person, whys, until: endFor(person.id, shared, whys) };
    })
    .filter(({ whys }) => whys.length > 0);
}

type Owned = { id: number; organisation_id: number };
type Asked = { trajectories: Owned[]; people: number[]; today: string };

/** For many at once: the first of some people who sees a trajectory as one who works on it. */
export async function colleaguesOf(db: Db, { trajectories, people, today }: Asked) {
  const shared = await sharingOf(db)
    .where('t.id', '=', sql<number>`any(${trajectories.map(({ id }) => id)})`)
    .execute();
  const staff = await staffIn(db)
    .where('p.id', '=', sql<number>`any(${people})`)
    .select('p.organisation_id')
    .execute();
  const byId = new Map(staff.map((person) => [person.id, person]));
  const sharedBy = new Map(shared.map((one) => [one.id, one]));
  const sees = (person: (typeof staff)[number], { id, organisation_id }: Owned) => {
    const about = sharedBy.get(id);
    if (!about || person.organisation_id !== organisation_id) return false;
    const [why] = whySees(person, about, today);
    return why !== undefined && why !== 'finance';
  };
  return (trajectory: Owned, ids: number[]) =>
    ids.flatMap((id) => byId.get(id) ?? []).find((person) => sees(person, trajectory));
}

/** For many at once: how far each of some people sees who work on trajectories. */
export async function reachesOf(db: Db, people: number[]) {
  const staff = await staffIn(db)
    .where('p.id', '=', sql<number>`any(${people})`)
    .select('p.organisation_id')
    .execute();
  const mayWork: readonly AccountType[] = abilities.trajectories;
  return staff.map(({ id, organisation_id, types, visibility, leads }) => {
    const working = types.filter((type) => mayWork.includes(type));
    return { id, ...reachIn({ id, organisation_id, types: working, visibility, leads }) };
  });
}

/** Only membership ends; who has another reason as well goes on seeing it. */
function endFor(id: number, { members }: Shared, whys: Why[]) {
  const member = members.find(({ person_id }) => person_id === id);
  return member && whys[0] === member.reason ? member.until : null;
}

/** What decides who sees a trajectory, for a query over trajectories `t`. */
export const sharing = {
  members: sql<{ person_id: number; reason: MemberReason; until: string | null }[]>`coalesce((
    select json_agg(json_build_object('person_id', m.person_id, 'reason', m.reason,
      'until', m.until)) from trajectory_members m where m.trajectory_id = t.id), '[]')`,
};

const sharingOf = (db: Db) =>
  db
    .selectFrom('trajectories as t')
    .select(['t.id', 't.counselor_id', sharing.members.as('members')]);

/** The staff of an organisation, or one of them, with whatever decides what they see. */
export const staffOf = (db: Db, organisation_id: number, id?: number) =>
  staffIn(db)
    .where('p.organisation_id', '=', organisation_id)
    .$if(id !== undefined, (query) => query.where('p.id', '=', id ?? 0))
    .execute();

const staffIn = (db: Db) =>
  db
    .selectFrom('people as p')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .where('p.deactivated_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as m')
          .whereRef('m.person_id', '=', 'p.id')
          .where('m.account_type', 'in', ['admin', 'coordinator', 'counselor', 'finance'])
          .select('m.person_id'),
      ),
    )
    .select(['p.id', 'p.name', 'p.email', 'p.first_name', 'p.language'])
    .select(({ ref }) => [
      ref('o.trajectory_visibility').$castTo<TrajectoryVisibility>().as('visibility'),
      sql<
        AccountType[]
      >`array(select m.account_type from memberships m where m.person_id = p.id)`.as('types'),
      sql<number[]>`array(select t.person_id from team_members l
        join team_members t on t.team_id = l.team_id
        where l.person_id = p.id and l.is_lead)`.as('leads'),
    ])
    .orderBy('p.sort_name')
    .orderBy('p.id');
