import * as z from 'zod/mini';
import { endpoint, type Limit } from './common/endpoint.ts';
import { id, idParam, linkToken, optionalProse, prose } from './common/fields.ts';
import { surveyLimits, surveyQuestion } from './common/surveyQuestions.ts';
import { overallResults } from './common/surveyResults.ts';
import { surveyTypes } from './surveyTemplates.ts';
import { trajectory } from './trajectories.ts';

export const surveyInput = z.strictObject({
  survey_template_id: id,
  /** Sent along by the screens, and always empty: nobody answers for another. */
  answers: z.optional(z.array(z.unknown()).check(z.maxLength(0))),
});

const moment = z.nullable(z.string());
export const surveyStates = ['new', 'sent', 'opened', 'answered', 'expired'] as const;
export type SurveyState = (typeof surveyStates)[number];

/**
 * Answers travel as text, whatever the kind of question: likert the id of the option, multiple
 * a `multipleAnswer` as JSON, open the words themselves, scale the number.
 */
export const surveyAnswer = z.object({ survey_question_id: id, answer: z.string() });

const asked = {
  id,
  created_at: z.string(),
  survey_template_id: id,
  survey_template: z.object({
    id,
    title: z.string(),
    type: z.enum(surveyTypes),
    /** As they were when the survey was sent; before that, as they are now. */
    questions: z.array(surveyQuestion),
  }),
  answers: z.array(surveyAnswer),
};

export const survey = z.object({
  ...asked,
  state: z.enum(surveyStates),
  recipient: z.nullable(z.object({ name: z.string(), email: z.string() })),
  sent_at: moment,
  opened_at: moment,
  answered_at: moment,
  expires_at: moment,
});

const someone = z.object({ name: z.string() });

/** What the one who fills it in sees; nothing of the trajectory but who asks and about whom. */
export const publicSurvey = z.object({
  ...asked,
  recipient: someone,
  organisation: someone,
  counselor: someone,
  client: someone,
  expires_at: z.string(),
});

/** Of the posted survey only the answers are read. An empty one is no answer. */
export const submission = z.object({
  answers: z
    .array(
      z.object({
        survey_question_id: id,
        answer: z.nullable(z.union([prose(20_000), z.int()])),
      }),
    )
    .check(z.maxLength(surveyLimits.questions)),
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
export type SurveyAnswer = z.infer<typeof surveyAnswer>;
export type PublicSurvey = z.infer<typeof publicSurvey>;
export type Submission = z.infer<typeof submission>;
export type SurveyResults = z.infer<typeof surveyResults>;
export type CompletionInput = z.infer<typeof completionInput>;

const access = 'trajectories';
const ofTrajectory = { access, params: z.strictObject({ trajectoryId: idParam }) } as const;
const all = { ...ofTrajectory, path: '/trajectories/:trajectoryId/surveys' } as const;
const one = {
  access,
  path: `${all.path}/:surveyId`,
  params: z.extend(ofTrajectory.params, { surveyId: idParam }),
} as const;
const results = { ...one, path: `${one.path}/results` } as const;
const perAddress = (max: number): readonly Limit[] => [{ by: 'address', max, minutes: 1 }];
const behindLink = {
  access: 'link',
  link: ['survey-client', 'survey-employer'],
  path: '/surveys/:token',
  params: z.strictObject({ token: linkToken }),
} as const;

export const surveysApi = {
  list: endpoint({ ...all, method: 'GET', response: z.array(survey) }),
  create: endpoint({ ...all, method: 'POST', body: surveyInput, response: survey }),
  get: endpoint({ ...one, method: 'GET', recorded: true, response: survey }),
  /** Another template, while unanswered; what was sent already is sent anew. */
  update: endpoint({ ...one, method: 'PATCH', body: surveyInput, response: survey }),
  remove: endpoint({ ...one, method: 'DELETE' }),
  /** Sends it; once sent it stays as it was sent. */
  start: endpoint({ ...one, path: `${one.path}/start`, method: 'POST', response: survey }),
  /** A new mail with a new link; the earlier link is dead from then on. */
  resend: endpoint({
    ...one,
    path: `${one.path}/resend`,
    method: 'POST',
    limits: [{ by: 'account', max: 20, minutes: 60 }],
    response: survey,
  }),
  results: endpoint({ ...results, method: 'GET', recorded: true, response: surveyResults }),
  resultsCsv: endpoint({
    ...results,
    path: `${results.path}.csv`,
    method: 'GET',
    file: true,
    recorded: true,
  }),
  /** The last step of a trajectory, with the surveys that go out with it: all of it or nothing. */
  complete: endpoint({
    ...ofTrajectory,
    path: '/trajectories/:trajectoryId/complete',
    method: 'POST',
    body: completionInput,
    response: trajectory,
  }),
  fetch: endpoint({
    ...behindLink,
    method: 'GET',
    recorded: true,
    limits: perAddress(120),
    response: publicSurvey,
  }),
  submit: endpoint({ ...behindLink, method: 'POST', limits: perAddress(60), body: submission }),
};
