import type { Self } from '../../platform/access/session.ts';
import { recordEvent } from '../../platform/audit/events.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { lockTrajectory } from '../approvals/approvals.service.ts';
import { sendDue } from '../tasks/tasks.service.ts';
import * as planned from './planned.queries.ts';

type Given = { trajectoryId: number; planIds: number[]; by: number | null };

/** The parties whose day has come are asked at once, by day; the others by the hourly job. */
async function add(world: World, db: Db, given: Given) {
  const now = world.clock();
  const ids = await planned.addPlanned(db, { ...given, now, today: today(world.clock) });
  await sendDue(world, db, ids);
  return ids.length;
}

type Key = { trajectoryId: number; actionPlanId: number };

export async function applyPlan(world: World, db: Db, key: Key, self: Self) {
  const { trajectoryId, actionPlanId } = key;
  const { organisation_id } = await lockTrajectory(db, trajectoryId, notFound);
  const plan = await planned.findPlan(db, organisation_id, actionPlanId);
  if (!plan) throw notFound();
  return add(world, db, { trajectoryId, planIds: [plan.id], by: self.id });
}

/** For a trajectory that has just come into its state, and is locked. */
export async function applyForState(world: World, db: Db, trajectoryId: number, by: number | null) {
  for (const { id, organisation_id } of await planned.plansOfState(db, trajectoryId)) {
    await add(world, db, { trajectoryId, planIds: [id], by });
    const record = { trajectoryId: String(trajectoryId), actionPlanId: String(id) };
    const action = 'actionPlans.apply';
    const event = { action, organisation_id, record, request_id: 'action-plans' };
    await recordEvent(db, { ...event, ...(by && { person_id: by }) });
  }
}

type Moving = { trajectoryId: number; move: boolean; self: Self };

export async function moveTasks(world: World, db: Db, { trajectoryId, move, self }: Moving) {
  await lockTrajectory(db, trajectoryId, notFound);
  if (!move) return void (await planned.leaveAsTheyAre(db, trajectoryId));
  const when = { today: today(world.clock), now: world.clock() };
  await sendDue(world, db, await planned.moveAlong(db, { trajectoryId, ...when, by: self.id }));
}
