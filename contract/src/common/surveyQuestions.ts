import * as z from 'zod/mini';
import {
  id,
  idParam,
  optionalProse,
  requiredProse,
  requiredText,
  upTo,
  version,
} from './fields.ts';
import { changeOf, later } from './laterRules.ts';

/** Who answers a survey. */
export const surveyTypes = ['client', 'employer'] as const;
export type SurveyType = (typeof surveyTypes)[number];

export const questionTypes = ['likert', 'multiple', 'open', 'scale'] as const;
export type QuestionType = (typeof questionTypes)[number];

export const surveyLimits = { questions: 100, options: 30, open: 5000, other: 1000 };
export const scale = { min: 1, max: 10, default: 5 } as const;
export const hasOptions = (type: QuestionType) => type === 'likert' || type === 'multiple';

/** An option without an id is new; one with an id stays the same option, whatever its label. */
const option = z.strictObject({ id: z.optional(id), label: requiredText(200) });

/** No two have the same name. */
const areDistinct = (list: { label?: unknown }[]) => {
  const labels = list.map(({ label }) => String(label).trim().toLowerCase());
  return new Set(labels).size === labels.length;
};

const changeable = {
  description: requiredProse(1000),
  required: z.optional(z.boolean()),
  options: later(
    z.optional(z.array(option).check(upTo(surveyLimits.options))),
    areDistinct,
    'same_option',
  ),
  /** Multiple choice only: whether respondents can add an answer of their own. */
  allow_other: z.optional(z.boolean()),
};
type Question = {
  type: QuestionType;
  options?: readonly unknown[] | undefined;
  allow_other?: boolean | undefined;
};

export const questionInput = z.strictObject({ ...changeable, type: z.enum(questionTypes) }).check(
  z.refine(({ type, options = [] }: Question) => !hasOptions(type) || options.length > 0, {
    path: ['options'],
    error: 'required',
  }),
  z.refine(({ type, options = [] }: Question) => hasOptions(type) || options.length === 0, {
    path: ['options'],
    error: 'invalid',
  }),
  z.refine(({ type, allow_other }: Question) => type === 'multiple' || !allow_other, {
    path: ['allow_other'],
    error: 'invalid',
  }),
);
/** The type is chosen when the question is made and never changes. */
export const questionChange = changeOf(changeable);

export const surveyQuestion = z.object({
  id,
  description: z.string(),
  required: z.boolean(),
  type: z.enum(questionTypes),
  /** Its place in the list, from 1. */
  order: z.int(),
  options: z.array(z.object({ id, label: z.string() })),
  allow_other: z.boolean(),
});
export const editableQuestion = z.extend(surveyQuestion, { version });

/** What was ticked and what was added; sent as JSON in a string. */
export const multipleAnswer = z.object({
  checkboxes: z.array(z.union([id, idParam])).check(upTo(surveyLimits.options)),
  other: optionalProse(surveyLimits.other),
});

export type QuestionInput = z.infer<typeof questionInput>;
export type QuestionChange = z.infer<typeof questionChange>;
export type SurveyQuestion = z.infer<typeof surveyQuestion>;
export type EditableQuestion = z.infer<typeof editableQuestion>;
export type MultipleAnswer = z.infer<typeof multipleAnswer>;
