import type { StateCode } from '@traject/contract/common/trajectoryStates';
import type { OpenedApp } from '../openApp.ts';
import { documentWalk } from './document.ts';
import { evaluationWalk } from './evaluation.ts';
import { membersWalk } from './membersWorld.ts';
import { surveyWalk } from './survey.ts';
import { aModel } from './trajectory.ts';
import { stepsOn } from './trajectorySteps.ts';
import { aModelledWorld } from './trajectoryWorld.ts';
import { type Walk, walkOn } from './walk.ts';

/** Everything that has states, beside its specification. */
export async function goesAsTold(opened: OpenedApp): Promise<Walk[]> {
  const aReal = await aModelledWorld(opened);
  const steps = stepsOn(opened);
  const trajectoryFrom = (state: StateCode) =>
    walkOn(opened, {
      name: `a trajectory that is ${state}`,
      steps,
      setup: async () => ({ model: aModel(state), real: await aReal(state) }),
    });
  return [
    trajectoryFrom('new'),
    trajectoryFrom('proposal_needed'),
    await surveyWalk(opened),
    await documentWalk(opened),
    await evaluationWalk(opened),
    await membersWalk(opened),
  ];
}
