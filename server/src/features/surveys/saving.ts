import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { lockTrajectory } from '../trajectories/trajectories.service.ts';
import { sendAgain, sendSurvey, templateFor } from './sending.ts';
import type { Key } from './surveys.queries.ts';
import * as surveys from './write.queries.ts';

type New = { trajectoryId: number; survey_template_id: number };

/** Nobody is mailed before it is started. */
export async function createSurvey(
  { clock }: World,
  db: Db,
  { trajectoryId, survey_template_id }: New,
) {
  const { id: trajectory_id, organisation_id } = await lockTrajectory(db, trajectoryId);
  await templateFor(db, { organisation_id, id: survey_template_id });
  const row = { trajectory_id, organisation_id, survey_template_id, created_at: clock() };
  const { id } = await surveys.addSurvey(db, row);
  return id;
}

/** Once: a survey that was sent stays as it was, and nobody is mailed again. */
export async function startSurvey(world: World, db: Db, key: Key, sender: Self) {
  const { trajectory, survey } = await lockOwn(db, key);
  if (survey.sent_at) return;
  const { survey_template_id } = survey;
  await sendSurvey(world, db, { trajectory, id: survey.id, survey_template_id, sender });
}

type Change = { survey_template_id: number; sender: Self };

/**
 * Another template. Somebody who was asked the other questions gets these instead, with a new link.
 */
export async function changeSurvey(world: World, db: Db, key: Key, change: Change) {
  const { trajectory, survey } = await lockOwn(db, key);
  if (survey.answered_at) throw unprocessable('survey.answered');
  if (change.survey_template_id === survey.survey_template_id) return;
  if (survey.sent_at) return sendSurvey(world, db, { trajectory, id: survey.id, ...change });
  const { organisation_id } = trajectory;
  const { survey_template_id } = change;
  await templateFor(db, { organisation_id, id: survey_template_id });
  await surveys.setSurvey(db, survey.id, { organisation_id, survey_template_id });
}

export async function resendSurvey(world: World, db: Db, key: Key, sender: Self) {
  const { trajectory, survey } = await lockOwn(db, key);
  if (!survey.sent_at) throw unprocessable('survey.not_sent');
  if (survey.answered_at) throw unprocessable('survey.answered');
  await sendAgain(world, db, { trajectory, survey, sender });
}

export async function removeSurvey(db: Db, key: Key) {
  await lockTrajectory(db, key.trajectoryId);
  await surveys.takeSurvey(db, key);
}

/** The trajectory first, as everywhere. */
async function lockOwn(db: Db, key: Key) {
  const trajectory = await lockTrajectory(db, key.trajectoryId);
  return { trajectory, survey: await surveys.lockSurvey(db, key) };
}
