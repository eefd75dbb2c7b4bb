import { surveysApi } from '@traject/contract/surveys';
import { markOpened } from '../../platform/access/opening.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { getTrajectory } from '../trajectories/trajectories.service.ts';
import { completeTrajectory } from './completing.ts';
import { readSurvey } from './filling.queries.ts';
import { submitSurvey } from './filling.ts';
import { overallOf } from './results.ts';
import { resultsCsv } from './resultsCsv.ts';
import * as surveys from './saving.ts';
import { getSurvey, listSurveys } from './surveys.queries.ts';

export function surveysRoutes(serve: Serve, world: World) {
  const { clock } = world;

  serve(surveysApi.list, ({ db, trajectory }) => listSurveys(db, trajectory.id, clock()));

  serve(surveysApi.create, async ({ db, params, body: { survey_template_id } }) => {
    const surveyId = await surveys.createSurvey(world, db, { ...params, survey_template_id });
    return getSurvey(db, { ...params, surveyId }, clock());
  });

  serve(surveysApi.get, ({ db, params }) => getSurvey(db, params, clock()));

  serve(surveysApi.update, async ({ db, params, self: sender, body: { survey_template_id } }) => {
    await surveys.changeSurvey(world, db, params, { survey_template_id, sender });
    return getSurvey(db, params, clock());
  });

  serve(surveysApi.remove, ({ db, params }) => surveys.removeSurvey(db, params));
  sendingRoutes(serve, world);
  resultRoutes(serve, world);
  linkRoutes(serve, world);
}

function sendingRoutes(serve: Serve, world: World) {
  const { clock } = world;

  serve(surveysApi.start, async ({ db, params, self }) => {
    await surveys.startSurvey(world, db, params, self);
    return getSurvey(db, params, clock());
  });

  serve(surveysApi.resend, async ({ db, params, self }) => {
    await surveys.resendSurvey(world, db, params, self);
    return getSurvey(db, params, clock());
  });

  serve(surveysApi.complete, async ({ db, trajectory: { id }, user, self, language, body }) => {
    await completeTrajectory(world, db, id, { body, by: { user, self, language } });
    return getTrajectory(db, id, { language, now: clock() });
  });
}

function resultRoutes(serve: Serve, { clock }: World) {
  serve(surveysApi.results, async ({ db, params, trajectory }) => {
    const survey = await getSurvey(db, params, clock());
    return { survey, overall: await overallOf(db, survey, trajectory.organisation_id) };
  });

  serve(surveysApi.resultsCsv, async ({ db, params, language }) =>
    resultsCsv(await getSurvey(db, params, clock()), language),
  );
}

/** The page behind a link in a mail: the link is the only key, and it can be answered once. */
function linkRoutes(serve: Serve, world: World) {
  serve(surveysApi.fetch, async ({ db, link }) => {
    const survey = await readSurvey(db, link);
    await markOpened(db, { link, question: 'survey', at: world.clock() });
    const { survey_template } = survey;
    const questions = survey.answered_at ? [] : survey_template.questions;
    return { ...survey, survey_template: { ...survey_template, questions }, answers: [] };
  });

  serve(surveysApi.submit, ({ db, link, body }) => submitSurvey(world, db, link, body));
}
