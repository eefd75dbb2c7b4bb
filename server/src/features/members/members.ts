import { mayHandOver, mayShare } from '@traject/contract/common/visibility';
import type { MemberInput, Members } from '@traject/contract/members';
import type { TrajectoryScope } from '../../platform/access/scope.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { forbidden, notFound, wrongField } from '../../platform/http/errors.ts';
import { type Clock, today } from '../../platform/program/clock.ts';
import * as members from './members.queries.ts';

/** Who looks at the members of a trajectory, and why they see it at all. */
export type Looking = { trajectory: TrajectoryScope; self: Self; clock: Clock };

export async function listMembers(db: Db, looking: Looking): Promise<Members> {
  const { trajectory, self, clock } = looking;
  const may_share = mayShare(trajectory.reasons);
  const reader = { selfId: self.id, mayShare: may_share, today: today(clock) };
  const data = await members.readMembers(db, { trajectoryId: trajectory.id, ...reader });
  return { data, may_share, may_hand_over: mayHandOver(trajectory.reasons) };
}

export async function addMember(db: Db, looking: Looking, input: MemberInput) {
  const { trajectory, self, clock } = looking;
  if (!mayShare(trajectory.reasons)) throw forbidden('member.may_not_share');
  const { person_id, reason, until = null } = input;
  if (until && until < today(clock)) throw wrongField('until', 'past');
  const { id: trajectory_id, organisation_id } = trajectory;
  const isCounselor = (await members.lockCounselor(db, trajectory_id)) === person_id;
  const colleague = await members.lockColleague(db, { person_id, organisation_id });
  if (isCounselor || !colleague) throw wrongField('person_id', 'unknown_choice');
  const place = { trajectory_id, organisation_id, person_id };
  const added = { reason, until, added_by: self.id, added_at: clock() };
  const { id } = await members.addMember(db, { ...place, ...added });
  const { data } = await listMembers(db, looking);
  const member = data.find((one) => one.id === id);
  if (!member) throw notFound();
  return member;
}

/** Who may share it lets anybody go, and members may always leave; answers who it was. */
export async function removeMember(
  db: Db,
  { trajectory, self }: Omit<Looking, 'clock'>,
  memberId: number,
) {
  const stored = await members.lockMember(db, { trajectoryId: trajectory.id, memberId });
  if (!mayShare(trajectory.reasons) && stored.person_id !== self.id)
    throw forbidden('member.may_not_share');
  await members.removeMember(db, stored.id);
  return stored.person_id;
}
