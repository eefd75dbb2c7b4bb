import type { Language } from '@traject/contract/common/languages';
import { stateById, stateOf, trajectorySteps } from '@traject/contract/common/trajectoryStates';
import type { CompletionInput } from '@traject/contract/surveys';
import { type SurveyType, surveyTypes } from '@traject/contract/surveyTemplates';
import type { Self, User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { texts } from '../../texts.ts';
import { findTemplate } from '../surveyTemplates/surveyTemplates.service.ts';
import {
  changeTrajectory,
  type LockedTrajectory,
  lockTrajectory,
} from '../trajectories/trajectories.service.ts';
import { sendSurvey } from './sending.ts';
import { addSurvey } from './write.queries.ts';

type Completion = { body: CompletionInput; by: { user: User; self: Self; language: Language } };

/** The state, its reason, and the surveys that go out with it: all of it or nothing. */
export async function completeTrajectory(
  world: World,
  db: Db,
  id: number,
  { body, by }: Completion,
) {
  const trajectory = await lockTrajectory(db, id);
  const { trajectory_state_id, completed_reason = null } = body;
  checkStep(trajectory, trajectory_state_id, by.language);
  const given = { trajectory_state_id, completed_reason };
  await changeTrajectory(world, db, { id, given, by });
  for (const type of surveyTypes) {
    const survey_template_id = body[`${type}_survey_template_id`];
    if (!survey_template_id) continue;
    await checkType(db, trajectory, { survey_template_id, type });
    const row = { trajectory_id: id, organisation_id: trajectory.organisation_id };
    const created = { ...row, survey_template_id, created_at: world.clock() };
    const survey = await addSurvey(db, created);
    const sent = { trajectory, id: survey.id, survey_template_id, sender: by.self };
    await sendSurvey(world, db, sent);
  }
}

function checkStep({ trajectory_state_id }: LockedTrajectory, wanted: number, language: Language) {
  const step = trajectorySteps.find(({ action }) => action === 'complete');
  const now = stateById(trajectory_state_id);
  if (!step || !now) throw new Error('There is no step that completes a trajectory');
  if (now.code !== step.from) {
    const { [step.from]: from, [now.code]: current } = texts[language].states;
    const words = { from, now: current };
    throw unprocessable('trajectory.not_complete', words);
  }
  if (!step.to.some((code) => stateOf(code).id === wanted))
    throw unprocessable('trajectory.not_finished');
}

type Chosen = { survey_template_id: number; type: SurveyType };

/** Each party has its own kind of templates. */
async function checkType(db: Db, trajectory: LockedTrajectory, chosen: Chosen) {
  const { survey_template_id, type } = chosen;
  const template = await findTemplate(db, trajectory.organisation_id, survey_template_id);
  if (template?.type !== type) throw wrongField(`${type}_survey_template_id`, 'unknown_choice');
}
