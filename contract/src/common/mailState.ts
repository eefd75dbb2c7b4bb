import * as z from 'zod/mini';

const at = z.string();

/**
 * How it stands with a mail. One that waits says what failed at its last try; a refusal is the mail
 * server's for good; what is too old was not sent in time, and is not sent any more.
 */
export const mailState = z.union([
  z.object({ state: z.literal('waiting'), code: z.nullable(z.string()) }),
  z.object({ state: z.literal('sent'), at }),
  z.object({ state: z.literal('refused'), at, code: z.string() }),
  z.object({ state: z.literal('too_old'), at }),
]);

export type MailState = z.infer<typeof mailState>;
