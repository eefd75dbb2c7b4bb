import type { GrantInput } from '@traject/contract/accessRequests';
import { selfIn } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import { addDays } from '../../platform/program/amsterdam.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { letIn } from '../members/members.service.ts';
import * as requests from './accessRequests.queries.ts';
import { decidesIn } from './deciders.queries.ts';
import { tellAsker } from './telling.ts';

type Deciding = { id: number; user: User };

/** A request of somebody else that is still open, where the caller decides. */
async function lockOpen(db: Db, { id, user }: Deciding) {
  const me = user.people.map((person) => person.id);
  const stored = await requests.lockRequest(db, id, await decidesIn(db, user), me);
  if (stored.decided_at) throw unprocessable('access_request.decided');
  return stored;
}

/** A member from now on, for as many days; what the log says of it is answered. */
export async function grant(world: World, db: Db, deciding: Deciding & { input: GrantInput }) {
  const { clock } = world;
  const { input, user } = deciding;
  const { id, organisation_id, asked_by } = await lockOpen(db, deciding);
  const place = { id: input.trajectory_id, organisation_id };
  const trajectory = await requests.findTrajectory(db, place);
  if (!trajectory) throw wrongField('trajectory_id', 'unknown_choice');
  const by = selfIn(user, organisation_id);
  const until = addDays(today(clock), input.days);
  if (trajectory.counselor_id !== asked_by) {
    const member = { trajectory_id: trajectory.id, organisation_id, person_id: asked_by, until };
    const isIn = await letIn(db, { ...member, added_by: by.id, clock });
    if (!isIn) throw unprocessable('access_request.left');
  }
  const given = { trajectory_id: trajectory.id, until };
  await requests.decide(db, id, { decided_at: clock(), decided_by: by.id, ...given });
  await tellAsker(world, db, { organisation_id, asked_by, given });
  return { organisation_id, personId: asked_by, trajectoryId: trajectory.id, until };
}

export async function refuse(world: World, db: Db, deciding: Deciding) {
  const { id, organisation_id, asked_by } = await lockOpen(db, deciding);
  const by = selfIn(deciding.user, organisation_id);
  await requests.decide(db, id, { decided_at: world.clock(), decided_by: by.id });
  await tellAsker(world, db, { organisation_id, asked_by });
  return { organisation_id, personId: asked_by };
}
