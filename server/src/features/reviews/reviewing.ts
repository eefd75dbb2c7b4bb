import type { Party } from '@traject/contract/approvals';
import type { Language } from '@traject/contract/common/languages';
import { stateById, trajectorySteps } from '@traject/contract/common/trajectoryStates';
import type { TrajectoryScope } from '../../platform/access/scope.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink, unprocessable } from '../../platform/http/errors.ts';
import type { Uploaded } from '../../platform/http/uploads.ts';
import type { World } from '../../platform/program/world.ts';
import { texts } from '../../texts.ts';
import {
  ask,
  askAgain,
  findOpenReview,
  readerOf,
  type TakeStep,
} from '../approvals/approvals.service.ts';
import { choicesFor, fileDocument } from '../documents/documents.service.ts';
import {
  type LockedTrajectory,
  lockTrajectory,
  moveTrajectory,
} from '../trajectories/trajectories.service.ts';

/** What each party is sent: the parts of the call, which are also document types. */
const papers = { client: ['trajectory_plan'], employer: ['trajectory_plan', 'proposal'] } as const;

type Start = {
  party: Party;
  trajectory: TrajectoryScope;
  uploaded: Uploaded;
  self: Self;
  language: Language;
};

/** Files what was uploaded, asks the party, and waits for them: all of it or nothing. */
export async function startReview(world: World, db: Db, start: Start) {
  const { party, trajectory, self } = start;
  const stored = await lockTrajectory(db, trajectory.id);
  const to = nextState(stored, start);
  const reader = await readerOf(db, trajectory.id, party);
  const versionIds = await filePapers(world, db, start);
  await moveTrajectory(world, db, stored, { to, reject_reason: null, actor_id: self.id });
  await ask(world, db, {
    trajectory_id: trajectory.id,
    kind: `review-${party}`,
    party,
    requested: true,
    versionIds,
    reader,
    sender: self,
  });
}

function nextState({ trajectory_state_id }: LockedTrajectory, { party, language }: Start) {
  const step = trajectorySteps.find(({ action }) => action === `start_${party}`);
  const now = stateById(trajectory_state_id);
  if (!step || !now) throw new Error(`There is no step that starts the ${party}`);
  if (now.code === step.from) return step.to[0];
  const { [step.from]: from, [now.code]: current } = texts[language].states;
  const words = { from, now: current };
  throw unprocessable(`trajectory.not_to_${party}`, words);
}

async function filePapers(world: World, db: Db, { party, trajectory, uploaded, self }: Start) {
  const versionIds: number[] = [];
  for (const name of papers[party]) {
    const file = uploaded[name];
    if (!file) throw unprocessable('file.missing');
    const choices = await choicesFor(db, trajectory, name);
    const filed = await fileDocument(world, db, { trajectory, self, choices, file });
    versionIds.push(filed.versionId);
  }
  return versionIds;
}

export async function resendReview(world: World, db: Db, trajectoryId: number, sender: Self) {
  await lockTrajectory(db, trajectoryId);
  const request = await findOpenReview(db, trajectoryId);
  if (!request) throw unprocessable('trajectory.nobody_awaited');
  await askAgain(world, db, request, sender);
}

export const takeStep: TakeStep = async (world, db, trajectoryId, { request, decision }) => {
  const trajectory = await lockTrajectory(db, trajectoryId, deadLink);
  const { party, recipient_name } = request;
  const action = decision.approved ? 'accept' : 'reject';
  const now = stateById(trajectory.trajectory_state_id)?.code;
  const step = trajectorySteps.find(
    ({ from, by, action: does }) => from === now && by === party && does === action,
  );
  if (!step) throw deadLink();
  const actor =
    party === 'client' ? { actor_id: trajectory.client_id } : { actor_name: recipient_name };
  const move = { to: step.to[0], reject_reason: decision.reason, ...actor };
  await moveTrajectory(world, db, trajectory, move);
};
