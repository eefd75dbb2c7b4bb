import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';

export const outboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: z.string(),
  /** The code with which the mail server refused it for good. */
  refused_code: z.nullable(z.string()),
  /** The names of the files that it carries. */
  attachments: z.array(z.string()),
});
export type OutboxMail = z.infer<typeof outboxMail>;

/** Mails that would have been sent; open only in a demo without a mail server. */
export const outboxApi = {
  list: endpoint({
    summary: 'Lists the mails that a demo without a mail server would have sent',
    method: 'GET',
    path: '/outbox',
    access: 'outbox',
    query: pageQuery,
    response: pageOf(outboxMail),
  }),
};
