import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idParam, named, requiredText, text, upTo, version } from './common/fields.ts';
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
/** Without an organisation it is the caller's first one. */
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
  /** Words of its title. */
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
  params: z.strictObject({ surveyTemplateId: idParam }),
} as const;
const questions = { ...one, path: `${one.path}/questions` } as const;
const question = {
  access,
  path: `${questions.path}/:questionId`,
  params: z.extend(one.params, { questionId: idParam }),
} as const;
const response = surveyTemplate;

export const surveyTemplatesApi = {
  list: endpoint({
    ...all,
    method: 'GET',
    query: surveyTemplatesQuery,
    response: pageOf(surveyTemplateRow),
  }),
  create: endpoint({ ...all, method: 'POST', body: surveyTemplateInput, response }),
  get: endpoint({ ...one, method: 'GET', response }),
  update: endpoint({ ...one, method: 'PATCH', body: surveyTemplateChange, response }),
  /** Hides it; surveys that were made of it stay as they are. */
  remove: endpoint({ ...one, method: 'DELETE' }),
  addQuestion: endpoint({
    ...questions,
    method: 'POST',
    body: questionInput,
    response: editableQuestion,
  }),
  updateQuestion: endpoint({
    ...question,
    method: 'PATCH',
    body: questionChange,
    response: editableQuestion,
  }),
  removeQuestion: endpoint({ ...question, method: 'DELETE' }),
  /** Every question of the template, in its new order. */
  order: endpoint({
    ...questions,
    path: `${questions.path}/order`,
    method: 'PUT',
    body: z.strictObject({ ids: z.array(id).check(upTo(surveyLimits.questions)) }),
    response,
  }),
};
