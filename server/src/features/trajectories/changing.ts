import type { Language } from '@traject/contract/common/languages';
import {
  type StateCode,
  stateById,
  stateOf,
  statesToChoose,
} from '@traject/contract/common/trajectoryStates';
import { mayHandOver, type Why } from '@traject/contract/common/visibility';
import {
  type TrajectoryChange,
  type TrajectoryInput,
  trajectoryInput,
} from '@traject/contract/trajectories';
import { organisationsFor, selfIn } from '../../platform/access/access.ts';
import type { Self, User } from '../../platform/access/session.ts';
import { isClientSeenBy, reasonsToSee } from '../../platform/access/visibility.ts';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { forbidden, unprocessable, wrongField } from '../../platform/http/errors.ts';
import { type Clock, today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { applyForState } from '../actionPlans/actionPlans.service.ts';
import { moveParty } from '../appointments/appointments.service.ts';
import { closeRequests, refuseSameAddress } from '../approvals/approvals.service.ts';
import { addMember, dropMember } from '../members/members.service.ts';
import { checkClient, checkCounselor } from './people.queries.ts';
import * as trajectories from './trajectories.queries.ts';

/** `stays`: they see it otherwise than for a while. */
type By = { user: User; self: Self; language: Language; reasons?: readonly Why[]; stays?: boolean };

export async function createTrajectory(world: World, db: Db, input: TrajectoryInput, user: User) {
  const { clock } = world;
  await checkReferences(db, user, input);
  await checkClient(db, input, isClientSeenBy({ user, access: 'trajectories' }, today(clock)));
  const self = selfIn(user, input.organisation_id);
  const values = withDefaults(input, { registered_by: self.name, registration_date: today(clock) });
  const { id } = await trajectories.addTrajectory(db, values);
  await refuseSameAddress(db, [id]);
  const { trajectory_state_id } = input;
  const entry = { trajectory_id: id, trajectory_state_id, at: clock(), actor_id: self.id };
  await enterState(world, db, entry);
  await keepHelping(db, { ...input, id }, { user, self, clock });
  return id;
}

/**
 * Follows the rules for a new one; another state goes into the history and ends what the old one
 * asked.
 */
export async function changeTrajectory(
  world: World,
  db: Db,
  { id, given, by }: { id: number; given: TrajectoryChange; by: By },
) {
  const stored = await trajectories.lockTrajectory(db, id);
  const rules = trajectoryInput;
  const merged = await versionedUpdate(db, {
    stored,
    given,
    rules,
    by: { ...by, clock: world.clock },
  });
  await checkReferences(db, by.user, merged, stored);
  if (merged.counselor_id !== stored.counselor_id)
    await handOver(db, merged.counselor_id, { id, by });
  const { registered_by, registration_date } = stored;
  const values = withDefaults(merged, { registered_by, registration_date });
  const { trajectory_state_id } = values;
  const hasMoved = trajectory_state_id !== stored.trajectory_state_id;
  // The reason for a rejection is of no more use once the trajectory moves on.
  await trajectories.setTrajectory(db, id, { ...values, ...(hasMoved && { reject_reason: null }) });
  if (!isSame(values.contact_email, stored.contact_email)) {
    if (!by.stays) throw forbidden('member.for_a_while');
    await refuseSameAddress(db, [id]);
    await world.links.revokeOfParty(db, [id], 'employer');
  }
  await moveParty(world, db, [id], 'employer');
  if (!hasMoved) return;
  const entry = { trajectory_id: id, trajectory_state_id, at: world.clock() };
  await enterState(world, db, { ...entry, actor_id: by.self.id });
  // The link of a state that the trajectory has left no longer works.
  await closeRequests(world, db, id, 'reviews');
}

/** The new counselor is no longer a member beside it. */
async function handOver(db: Db, counselor_id: number, { id, by }: { id: number; by: By }) {
  if (!mayHandOver(by.reasons ?? [])) throw forbidden('trajectory.hand_over');
  await dropMember(db, id, counselor_id);
}

type Made = { id: number; organisation_id: number; counselor_id: number };

/** Who registers it for a colleague, and would not see it afterwards, stays to help. */
async function keepHelping(
  db: Db,
  made: Made,
  { user, self, clock }: { user: User; self: Self; clock: Clock },
) {
  const caller = { user, access: 'trajectories' } as const;
  if (reasonsToSee(caller, { ...made, members: [] }, today(clock)).length > 0) return;
  const { id: trajectory_id, organisation_id } = made;
  const helper = { trajectory_id, organisation_id, person_id: self.id };
  const added = { added_by: self.id, added_at: clock() };
  await addMember(db, { ...helper, ...added, reason: 'help', until: null });
}

const isSame = (one: string | null | undefined, other: string | null) =>
  (one ?? '').toLowerCase() === (other ?? '').toLowerCase();

type Move = {
  to: StateCode;
  reject_reason: string | null;
  actor_id?: number;
  /** Who acts, if they have no account. */
  actor_name?: string;
};

/** A step that no form sets: sending it off, or what a party decided. */
export async function moveTrajectory(
  world: World,
  db: Db,
  stored: trajectories.LockedTrajectory,
  { to, reject_reason, actor_id, actor_name }: Move,
) {
  const { id } = stored;
  const { id: trajectory_state_id } = stateOf(to);
  const at = world.clock();
  const next = {
    version: stored.version + 1,
    updated_at: at,
    updated_by: actor_id ?? null,
  };
  await trajectories.setTrajectory(db, id, {
    trajectory_state_id,
    reject_reason,
    ...next,
  });
  const entry = { trajectory_id: id, trajectory_state_id, at };
  await enterState(world, db, { ...entry, actor_id, actor_name });
}

type Entry = Parameters<typeof trajectories.addHistory>[1];

/** It goes into the history, and the plans that wait for this state begin. */
async function enterState(world: World, db: Db, entry: Entry) {
  await trajectories.addHistory(db, entry);
  await applyForState(world, db, entry.trajectory_id, entry.actor_id ?? null);
}

/** Required fields get defaults; a reason for completion belongs only to a completed trajectory. */
function withDefaults<T extends Partial<TrajectoryInput> & { trajectory_state_id: number }>(
  values: T,
  defaults: { registered_by: string; registration_date: string },
) {
  const isFinished = stateById(values.trajectory_state_id)?.kind === 'finished';
  return {
    ...values,
    registered_by: values.registered_by || defaults.registered_by,
    registration_date: values.registration_date ?? defaults.registration_date,
    completed_reason: isFinished ? (values.completed_reason ?? null) : null,
  };
}

type References = Pick<
  TrajectoryInput,
  'organisation_id' | 'client_id' | 'counselor_id' | 'trajectory_state_id'
>;

/** The caller must have access to everything the body refers to; unchanged references may stay. */
async function checkReferences(db: Db, user: User, wanted: References, now?: References) {
  const { organisation_id, trajectory_state_id } = wanted;
  if (!organisationsFor(user, 'trajectories').includes(organisation_id))
    throw wrongField('organisation_id', 'unknown_choice');
  if (!stateById(trajectory_state_id)) throw wrongField('trajectory_state_id', 'unknown_choice');
  if (!statesToChoose(now?.trajectory_state_id).some(({ id }) => id === trajectory_state_id))
    throw unprocessable('trajectory.awaiting');
  // The client must be that organisation's own: another organisation's record is another client.
  if (now && organisation_id !== now.organisation_id) throw unprocessable('trajectory.stays');
  if (wanted.counselor_id !== now?.counselor_id) await checkCounselor(db, wanted);
}
