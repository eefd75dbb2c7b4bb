import * as z from 'zod/mini';

const at = z.string();

/**
 * The state of a mail. A waiting one says why its last attempt failed; a refusal by the mail server
 * is final; one that could not be sent in time is too old and no longer sent.
 */
export const mailState = z.union([
  z.object({ state: z.literal('waiting'), code: z.nullable(z.string()) }),
  z.object({ state: z.literal('sent'), at }),
  z.object({ state: z.literal('refused'), at, code: z.string() }),
  z.object({ state: z.literal('too_old'), at }),
]);

export type MailState = z.infer<typeof mailState>;
