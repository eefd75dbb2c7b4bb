import * as z from 'zod/mini';
import { byLink, endpoint } from './endpoint.ts';
import { linkToken, optionalProse } from './fields.ts';

const someone = z.object({ name: z.string() });

/** What the holder of a link sees: who asks what by when, and nothing else of the trajectory. */
export const publicTask = z.object({
  title: z.string(),
  text: z.string(),
  due_on: z.nullable(z.string()),
  recipient: someone,
  organisation: z.extend(someone, { has_logo: z.boolean() }),
  counselor: z.extend(someone, { email: z.string(), phone_number: z.nullable(z.string()) }),
  client: someone,
  expires_at: z.string(),
  /** What was said, for whoever opens the link again; there is nothing left to do. */
  done: z.nullable(
    z.object({
      at: z.string(),
      answer: z.nullable(z.string()),
      file: z.nullable(someone),
      /** Ticked off by somebody who works there, and not through this link. */
      by_staff: z.boolean(),
    }),
  ),
});

export const taskAnswer = z.strictObject({ answer: optionalProse(2000) });

export type PublicTask = z.infer<typeof publicTask>;
export type TaskAnswer = z.infer<typeof taskAnswer>;

const behindLink = {
  access: 'link',
  link: ['task-client', 'task-employer'],
  path: '/task-requests/:token',
  params: z.strictObject({ token: linkToken }),
} as const;

/** Separate, because the page behind the link loads nothing else of tasks. */
export const taskPageApi = {
  fetch: endpoint({
    summary: 'Returns what a client or employer is asked to do',
    ...behindLink,
    method: 'GET',
    afterUse: true,
    recorded: true,
    limits: byLink(120),
    response: publicTask,
  }),
  submit: endpoint({
    summary: 'Ticks off a task through a link, with a line or a file',
    ...behindLink,
    method: 'POST',
    upload: { file: { kinds: ['pdf', 'office', 'image'], optional: true } },
    limits: byLink(20, 60),
    body: taskAnswer,
  }),
};
