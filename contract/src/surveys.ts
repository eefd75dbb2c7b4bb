import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, optionalProse, upTo } from './common/fields.ts';
import { mailState } from './common/mailState.ts';
import { earlierMail, reminding } from './common/reminding.ts';
import { asked, surveyPageApi } from './common/surveyPage.ts';
import { overallResults } from './common/surveyResults.ts';
import { trajectory } from './trajectories.ts';

export {
  type PublicSurvey,
  publicSurvey,
  type Submission,
  type SurveyAnswer,
} from './common/surveyPage.ts';

export const surveyInput = z.strictObject({
  survey_template_id: id,
  /** The screens always send it empty: nobody answers on behalf of somebody else. */
  answers: z.optional(z.array(z.unknown()).check(upTo(0))),
});

const moment = z.nullable(z.string());
export const surveyStates = ['new', 'sent', 'opened', 'answered', 'expired'] as const;
export type SurveyState = (typeof surveyStates)[number];

export const survey = z.object({
  ...asked,
  state: z.enum(surveyStates),
  recipient: z.nullable(z.object({ name: z.string(), email: z.string() })),
  sent_at: moment,
  opened_at: moment,
  answered_at: moment,
  expires_at: moment,
  mail: z.nullable(mailState),
  /** When it was sent before, and when its reader was reminded. */
  earlier: z.array(earlierMail),
  ...reminding,
});

export const surveyResults = z.object({ survey, overall: z.nullable(overallResults) });

export const completionInput = z.strictObject({
  trajectory_state_id: id,
  completed_reason: optionalProse(5000),
  client_survey_template_id: z.optional(z.nullable(id)),
  employer_survey_template_id: z.optional(z.nullable(id)),
});

export type SurveyInput = z.infer<typeof surveyInput>;
export type Survey = z.infer<typeof survey>;
export type SurveyResults = z.infer<typeof surveyResults>;
export type CompletionInput = z.infer<typeof completionInput>;

const access = 'trajectories';
const ofTrajectory = {
  access,
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;
const all = { ...ofTrajectory, path: '/trajectories/:trajectoryId/surveys' } as const;
const one = {
  access,
  path: `${all.path}/:surveyId`,
  params: z.extend(ofTrajectory.params, { surveyId: idOf('survey') }),
} as const;
const results = { ...one, path: `${one.path}/results` } as const;
export const surveysApi = {
  list: endpoint({
    summary: 'Lists the surveys of a trajectory',
    ...all,
    method: 'GET',
    response: z.array(survey),
  }),
  create: endpoint({
    summary: 'Adds a survey from a template',
    about: 'survey',
    ...all,
    method: 'POST',
    body: surveyInput,
    response: survey,
  }),
  get: endpoint({
    summary: 'Returns a survey',
    about: 'survey',
    ...one,
    method: 'GET',
    response: survey,
  }),
  /** Chooses another template while unanswered; a survey that was already sent is sent again. */
  update: endpoint({
    summary: 'Changes a survey that was not sent yet',
    about: 'survey',
    ...one,
    method: 'PATCH',
    body: surveyInput,
    response: survey,
  }),
  remove: endpoint({ summary: 'Deletes a survey', ...one, method: 'DELETE' }),
  /** From then on the questions stay as they were sent. */
  start: endpoint({
    summary: 'Mails a survey to the party that answers it',
    about: 'survey',
    ...one,
    path: `${one.path}/start`,
    method: 'POST',
    response: survey,
  }),
  /** A new mail with a new link; the earlier link stops working. */
  resend: endpoint({
    summary: 'Mails a survey again, with a new link',
    about: 'survey',
    ...one,
    path: `${one.path}/resend`,
    method: 'POST',
    limits: [{ by: 'account', max: 20, minutes: 60 }],
    response: survey,
  }),
  results: endpoint({
    summary: 'Returns the answers to a survey',
    ...results,
    method: 'GET',
    fromReplica: true,
    response: surveyResults,
  }),
  resultsCsv: endpoint({
    summary: 'Downloads the answers to a survey as a spreadsheet',
    ...results,
    path: `${results.path}.csv`,
    method: 'GET',
    file: true,
    fromReplica: true,
  }),
  /** The last step of a trajectory and the surveys that go out with it: all of it or nothing. */
  complete: endpoint({
    summary: 'Completes a trajectory, and sends its final surveys',
    about: 'trajectory',
    ...ofTrajectory,
    path: '/trajectories/:trajectoryId/complete',
    method: 'POST',
    body: completionInput,
    response: trajectory,
  }),
  ...surveyPageApi,
};
