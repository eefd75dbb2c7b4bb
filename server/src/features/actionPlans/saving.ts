import {
  type ActionPlanChange,
  type ActionPlanInput,
  actionPlanRules,
  type StepInput,
} from '@traject/contract/actionPlans';
import type { Language } from '@traject/contract/common/languages';
import { stateById } from '@traject/contract/common/trajectoryStates';
import { organisationOf, organisationsFor, selfIn } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { addPlan, addSteps, dropSteps, lockPlan, setPlan, setStep } from './actionPlans.queries.ts';

export async function createPlan(db: Db, user: User, input: ActionPlanInput) {
  const { steps = [], ...values } = input;
  const organisation_id = organisationOf(user, 'templates', input.organisation_id);
  checkState(values.trajectory_state_id);
  const { id } = await addPlan(db, { ...values, organisation_id });
  await saveSteps(db, { id, organisation_id, steps: [] }, steps);
  return id;
}

type Changed = { id: number; given: ActionPlanChange; by: { user: User; language: Language } };

/** Saved whole: a step that is not sent is no longer in it. */
export async function changePlan({ clock }: World, db: Db, { id, given, by }: Changed) {
  const stored = await lockPlan(db, organisationsFor(by.user, 'templates'), id);
  const self = selfIn(by.user, stored.organisation_id);
  const rules = actionPlanRules;
  const merged = await versionedUpdate(db, { stored, given, rules, by: { ...by, self, clock } });
  const { steps, ...values } = merged;
  checkState(values.trajectory_state_id);
  await setPlan(db, id, values);
  if (given.steps) await saveSteps(db, stored, steps);
}

function checkState(id: number | null | undefined) {
  if (id && !stateById(id)) throw wrongField('trajectory_state_id', 'unknown_choice');
}

type Stored = { id: number; organisation_id: number; steps: { id: number }[] };

/** In the given order; one that comes with its id stays the same step. */
async function saveSteps(
  db: Db,
  { id: action_plan_id, organisation_id, steps }: Stored,
  given: StepInput[],
) {
  const old = new Set(steps.map(({ id }) => id));
  const placed = given.map((step, position) => {
    if (step.id !== undefined && !old.delete(step.id))
      throw unprocessable('action_plan.other_steps');
    return { ...step, position };
  });
  if (old.size > 0) await dropSteps(db, [...old]);
  for (const { id, ...values } of placed) if (id !== undefined) await setStep(db, id, values);
  const fresh = placed
    .filter(({ id }) => id === undefined)
    .map(({ id: _none, ...values }) => ({ ...values, action_plan_id, organisation_id }));
  if (fresh.length > 0) await addSteps(db, fresh);
}
