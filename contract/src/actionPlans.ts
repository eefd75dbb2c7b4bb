import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import {
  id,
  idOf,
  idParam,
  named,
  prose,
  requiredText,
  text,
  upTo,
  version,
} from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { pageOf, pageQuery } from './common/page.ts';

export const stepDoers = ['counselor', 'client', 'employer'] as const;
export const stepAnchors = ['registration', 'intake', 'start', 'completion'] as const;
export const stepUnits = ['days', 'weeks'] as const;
export type StepDoer = (typeof stepDoers)[number];
export type StepAnchor = (typeof stepAnchors)[number];
export type StepUnit = (typeof stepUnits)[number];

export const mostSteps = 50;
/** Two years, either way. */
export const mostAmount = 730;

export const stepInput = z.strictObject({
  /** A step that keeps its id is the same step: it is added to a trajectory once. */
  id: z.optional(id),
  title: requiredText(200),
  text: prose(2000),
  doer: z.enum(stepDoers),
  anchor: z.enum(stepAnchors),
  /** Before the anchor if it is less than nothing. */
  amount: z.int().check(z.minimum(-mostAmount), z.maximum(mostAmount)),
  unit: z.enum(stepUnits),
});

const fields = {
  title: requiredText(200),
  /** The state that applies it by itself. */
  trajectory_state_id: z.optional(z.nullable(id)),
  /** In their order. */
  steps: z.array(stepInput).check(upTo(mostSteps)),
};

/** Defaults to the caller's first organisation. */
export const actionPlanInput = z.strictObject({
  ...fields,
  steps: z.optional(fields.steps),
  organisation_id: z.optional(id),
});
export const actionPlanRules = z.strictObject(fields);
export const actionPlanChange = changeOf(fields);

export const actionPlanRow = z.object({
  id,
  title: z.string(),
  trajectory_state_id: z.nullable(id),
  organisation: named,
  step_count: z.int(),
  version,
});
export const actionPlanStep = z.object({ ...stepInput.shape, id });
export const actionPlan = z.extend(actionPlanRow, { steps: z.array(actionPlanStep) });

export const actionPlansQuery = z.extend(pageQuery, {
  organisation_id: z.optional(idParam),
  /** Words in the title. */
  q: z.optional(text(100)),
});

export type StepInput = z.infer<typeof stepInput>;
export type ActionPlanInput = z.infer<typeof actionPlanInput>;
export type ActionPlanChange = z.infer<typeof actionPlanChange>;
export type ActionPlanStep = z.infer<typeof actionPlanStep>;
export type ActionPlan = z.infer<typeof actionPlan>;
export type ActionPlanRow = z.infer<typeof actionPlanRow>;
export type ActionPlansQuery = z.output<typeof actionPlansQuery>;

const access = 'templates';
const all = { access, path: '/action-plans' } as const;
const one = {
  access,
  path: `${all.path}/:actionPlanId`,
  params: z.strictObject({ actionPlanId: idOf('action_plan') }),
} as const;
const about = 'action_plan';
const response = actionPlan;

export const actionPlansApi = {
  list: endpoint({
    summary: 'Lists the action plans, page by page',
    ...all,
    method: 'GET',
    query: actionPlansQuery,
    response: pageOf(actionPlanRow),
  }),
  create: endpoint({
    summary: 'Adds an action plan',
    about,
    ...all,
    method: 'POST',
    body: actionPlanInput,
    response,
  }),
  get: endpoint({
    summary: 'Returns an action plan with its steps',
    about,
    ...one,
    method: 'GET',
    response,
  }),
  update: endpoint({
    summary: 'Changes an action plan and its steps',
    about,
    ...one,
    method: 'PATCH',
    body: actionPlanChange,
    response,
  }),
  /** Hides it; tasks made from it stay as they are. */
  remove: endpoint({ summary: 'Deletes an action plan', ...one, method: 'DELETE' }),
};
