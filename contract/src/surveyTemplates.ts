import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, idParam, named, requiredText, text, upTo, version } from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { pageOf, pageQuery } from './common/page.ts';
import {
  editableQuestion,
  questionChange,
  questionInput,
  surveyLimits,
  surveyTypes,
} from './common/surveyQuestions.ts';

export { type SurveyType, surveyTypes } from './common/surveyQuestions.ts';

const title = requiredText(200);
/** Defaults to the caller's first organisation. */
export const surveyTemplateInput = z.strictObject({
  title,
  type: z.enum(surveyTypes),
  organisation_id: z.optional(id),
});
export const surveyTemplateRules = z.strictObject({ title });
export const surveyTemplateChange = changeOf({ title });

export const surveyTemplateRow = z.object({
  id,
  title: z.string(),
  type: z.enum(surveyTypes),
  organisation: named,
  /** One without questions cannot be sent. */
  question_count: z.int(),
  version,
});
export const surveyTemplate = z.extend(surveyTemplateRow, {
  questions: z.array(editableQuestion),
});

export const surveyTemplatesQuery = z.extend(pageQuery, {
  type: z.optional(z.enum(surveyTypes)),
  organisation_id: z.optional(idParam),
  /** Words in the title. */
  q: z.optional(text(100)),
});

export type SurveyTemplateInput = z.infer<typeof surveyTemplateInput>;
export type SurveyTemplateChange = z.infer<typeof surveyTemplateChange>;
export type SurveyTemplate = z.infer<typeof surveyTemplate>;
export type SurveyTemplateRow = z.infer<typeof surveyTemplateRow>;
export type SurveyTemplatesQuery = z.output<typeof surveyTemplatesQuery>;

const access = 'templates';
const all = { access, path: '/survey-templates' } as const;
const one = {
  access,
  path: `${all.path}/:surveyTemplateId`,
  params: z.strictObject({ surveyTemplateId: idOf('survey_template') }),
} as const;
const questions = { ...one, path: `${one.path}/questions` } as const;
const question = {
  access,
  path: `${questions.path}/:questionId`,
  params: z.extend(one.params, { questionId: idOf('survey_question') }),
} as const;
const response = surveyTemplate;

export const surveyTemplatesApi = {
  list: endpoint({
    summary: 'Lists the survey templates, page by page',
    ...all,
    method: 'GET',
    query: surveyTemplatesQuery,
    response: pageOf(surveyTemplateRow),
  }),
  create: endpoint({
    summary: 'Adds a survey template',
    about: 'survey_template',
    ...all,
    method: 'POST',
    body: surveyTemplateInput,
    response,
  }),
  get: endpoint({
    summary: 'Returns a survey template with its questions',
    about: 'survey_template',
    ...one,
    method: 'GET',
    response,
  }),
  update: endpoint({
    summary: 'Renames a survey template',
    about: 'survey_template',
    ...one,
    method: 'PATCH',
    body: surveyTemplateChange,
    response,
  }),
  /** Hides it; surveys made from it stay as they are. */
  remove: endpoint({ summary: 'Deletes a survey template', ...one, method: 'DELETE' }),
  addQuestion: endpoint({
    summary: 'Adds a question to a survey template',
    about: 'survey_question',
    ...questions,
    method: 'POST',
    body: questionInput,
    response: editableQuestion,
  }),
  updateQuestion: endpoint({
    summary: 'Changes a question',
    about: 'survey_question',
    ...question,
    method: 'PATCH',
    body: questionChange,
    response: editableQuestion,
  }),
  removeQuestion: endpoint({ summary: 'Deletes a question', ...question, method: 'DELETE' }),
  /** All questions of the template, in their new order. */
  order: endpoint({
    summary: 'Puts the questions of a survey template in order',
    about: 'survey_template',
    ...questions,
    path: `${questions.path}/order`,
    method: 'PUT',
    body: z.strictObject({ ids: z.array(id).check(upTo(surveyLimits.questions)) }),
    response,
  }),
};
