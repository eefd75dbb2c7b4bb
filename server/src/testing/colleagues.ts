import type { MemberReason } from '@traject/contract/common/visibility';
import type { Db } from '../platform/database/db.ts';
import { anAccount } from './factories.ts';

let count = 0;

type Id = { id: number };
type Trajectory = Id & { organisation_id: number };
/** An organisation whose counselors see only their own trajectories and those they work on. */
export const aClosedOrganisation = (db: Db, name = `Besloten ${++count}`) =>
  db
    .insertInto('organisations')
    .values({ name, trajectory_visibility: 'members' })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

type Member = { person?: Id; reason?: MemberReason; until?: string | null };

/** A colleague who works on a trajectory beside its counselor. */
export async function aMember(db: Db, trajectory: Trajectory, given: Member = {}) {
  const { id: trajectory_id, organisation_id } = trajectory;
  const { person, reason = 'help', until = null } = given;
  const colleague =
    person ?? (await anAccount(db, { in: [['counselor', { id: organisation_id }]] }));
  const row = { organisation_id, trajectory_id, person_id: colleague.id, reason, until };
  const added = db.insertInto('trajectory_members').values(row).returning(['id', 'person_id']);
  return added.executeTakeFirstOrThrow();
}

type TeamMember = Id & { is_lead?: boolean };

export async function aTeam(
  db: Db,
  { id: organisation_id }: Id,
  { name = `Team ${++count}`, members = [] }: { name?: string; members?: TeamMember[] } = {},
) {
  const team = await db
    .insertInto('teams')
    .values({ organisation_id, name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  for (const { id: person_id, is_lead = false } of members)
    await db
      .insertInto('team_members')
      .values({ team_id: team.id, organisation_id, person_id, is_lead })
      .execute();
  return team;
}

type Asked = { about?: string; reason?: string; trajectory_id?: number };

export const anAccessRequest = (
  db: Db,
  { id: asked_by, organisation_id }: Id & { organisation_id: number },
  { about = '12', reason = 'Ik neem de telefoon op voor een collega.', ...given }: Asked = {},
) =>
  db
    .insertInto('access_requests')
    .values({ organisation_id, asked_by, asked_at: new Date(), about, reason, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A trajectory that went from a colleague to its counselor. */
export async function aHandover(
  db: Db,
  { id: record_id, organisation_id, counselor_id: to_id }: Trajectory & { counselor_id: number },
  { id: from_id }: Id,
) {
  const went = { organisation_id, from_id, to_id, at: new Date(), tell_clients: false, places: {} };
  const made = db.insertInto('handovers').values(went).returning('id');
  const { id } = await made.executeTakeFirstOrThrow();
  await db
    .insertInto('handover_records')
    .values({ handover_id: id, organisation_id, kind: 'trajectory', record_id })
    .execute();
  return id;
}
