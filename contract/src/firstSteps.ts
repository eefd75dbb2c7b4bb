import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf, requiredText } from './common/fields.ts';

/** What a new organisation does first, in this order. */
export const firstStepNames = ['name', 'organisation', 'people', 'lists', 'templates'] as const;
export type FirstStep = (typeof firstStepNames)[number];

/**
 * Steps count as done when the data shows it or somebody ticked them. Null once the list is closed.
 */
export const firstSteps = z.nullable(
  z.array(z.object({ step: z.enum(firstStepNames), done: z.boolean() })),
);
export type FirstSteps = z.infer<typeof firstSteps>;

export const ownName = z.strictObject({
  first_name: requiredText(100),
  last_name: requiredText(100),
});
export type OwnName = z.infer<typeof ownName>;

const all = {
  access: 'administration',
  path: '/organisations/:organisationId/first-steps',
  params: z.strictObject({ organisationId: idOf('organisation') }),
  response: firstSteps,
} as const;

/** How a new organisation gets going; its administrators see the list until they close it. */
export const firstStepsApi = {
  get: endpoint({
    summary: 'Returns which first steps a new organisation has taken',
    ...all,
    method: 'GET',
  }),
  tick: endpoint({
    summary: 'Ticks off a first step',
    ...all,
    method: 'POST',
    body: z.strictObject({ step: z.enum(firstStepNames) }),
  }),
  /** The first administrator was made from an address alone, and the name guessed from it. */
  setName: endpoint({
    summary: "Fills in one's own name",
    ...all,
    path: `${all.path}/name`,
    method: 'POST',
    body: ownName,
  }),
  /** Letters and surveys to start with; existing ones are left alone. */
  takeTemplates: endpoint({
    summary: 'Adds the ready-made templates',
    ...all,
    path: `${all.path}/templates`,
    method: 'POST',
    limits: [{ by: 'account', max: 10, minutes: 60 }],
  }),
  close: endpoint({
    summary: 'Closes the list of first steps',
    ...all,
    path: `${all.path}/close`,
    method: 'POST',
  }),
};
