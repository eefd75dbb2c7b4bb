import * as z from 'zod/mini';
import { byLink, endpoint } from './endpoint.ts';
import { id, linkToken, prose, upTo } from './fields.ts';
import { surveyLimits, surveyQuestion, surveyTypes } from './surveyQuestions.ts';

/**
 * Answers are sent as text, whatever the kind of question: likert the id of the option, multiple a
 * `multipleAnswer` as JSON, open the text itself, scale the number.
 */
export const surveyAnswer = z.object({ survey_question_id: id, answer: z.string() });

export const asked = {
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

const someone = z.object({ name: z.string() });

/** What the respondent sees: nothing of the trajectory except who asks and about whom. */
export const publicSurvey = z.object({
  ...asked,
  recipient: someone,
  organisation: z.extend(someone, { has_logo: z.boolean() }),
  counselor: z.extend(someone, { email: z.string(), phone_number: z.nullable(z.string()) }),
  client: someone,
  expires_at: z.string(),
  /** When they submitted it, for whoever opens the link again; there is nothing left to answer. */
  answered_at: z.nullable(z.string()),
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
    .check(upTo(surveyLimits.questions)),
});

export type SurveyAnswer = z.infer<typeof surveyAnswer>;
export type PublicSurvey = z.infer<typeof publicSurvey>;
export type Submission = z.infer<typeof submission>;

const behindLink = {
  access: 'link',
  link: ['survey-client', 'survey-employer'],
  path: '/surveys/:token',
  params: z.strictObject({ token: linkToken }),
} as const;

/** Separate, because the page behind the link loads nothing else of surveys. */
export const surveyPageApi = {
  fetch: endpoint({
    summary: 'Returns the questions of a survey through a link',
    about: 'survey',
    ...behindLink,
    method: 'GET',
    afterUse: true,
    recorded: true,
    limits: byLink(120),
    response: publicSurvey,
  }),
  submit: endpoint({
    summary: 'Answers a survey through a link',
    ...behindLink,
    method: 'POST',
    limits: byLink(60),
    body: submission,
  }),
};
