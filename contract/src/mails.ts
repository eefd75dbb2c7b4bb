import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, named } from './common/fields.ts';
import { mailState } from './common/mailState.ts';
import { pageOf, pageQuery } from './common/page.ts';

/** Every kind of mail. The names are stored with sent mails, so a used name never changes. */
export const mailKinds = [
  'activate',
  'invited',
  'access-asked',
  'access-given',
  'address-new',
  'address-old',
  'address-changed',
  'already-registered',
  'reset',
  'password-changed',
  'password-link',
  'review-client',
  'review-employer',
  'approve-document',
  'read-document',
  'decided',
  'decision-receipt',
  'document-returned',
  'survey-client',
  'survey-employer',
  'survey-answered',
  'task-client',
  'task-employer',
  'task-given',
  'task-done',
  'appointment-asked',
  'appointment-changed',
  'appointment-cancelled',
  'appointment-answered',
  'evaluation-asked',
  'evaluation-handed',
  'evaluation-handed-over',
  'evaluation-reminder',
  'evaluations-expired',
  'evaluations-given',
  'badge-granted',
  'badge-revoked',
  'trajectory-asked',
  'trajectory-given',
  'trajectory-refused',
  'caseload-given',
  'caseload-back',
  'caseload-gone',
  'counselor-changed',
  'reminder-approval',
  'reminder-survey',
  'reminder-task',
  'unanswered',
  'portal-link',
  'portal-invited',
  'message-to-party',
  'message-to-staff',
  'digest',
  'invoice',
  'invoice-copy',
  'invoice-reminder',
  'night-asks',
  'test',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** What administrators look at: mails that were not delivered. */
export const unsentStates = ['waiting', 'refused', 'too_old'] as const;
export type UnsentState = (typeof unsentStates)[number];

/** A mail without its content, whose links are for the recipient alone. */
export const mailRow = z.object({
  id,
  to: z.string(),
  kind: z.enum(mailKinds),
  organisation: named,
  created_at: z.string(),
  mail: mailState,
  tries: z.int(),
  /** The names of the files that it carries. */
  attachments: z.array(z.string()),
  /** Whether it can be sent again: its content is still stored and its link still works. */
  may_retry: z.boolean(),
});

/** The state of the mail server, by the last attempt of any mail. */
export const mailServer = z.union([
  z.object({ state: z.literal('missing') }),
  z.object({ state: z.literal('working') }),
  z.object({ state: z.literal('failing'), since: z.string(), code: z.string() }),
]);

export const mailsQuery = z.extend(pageQuery, { state: z.optional(z.enum(unsentStates)) });

export type MailRow = z.infer<typeof mailRow>;
export type MailServer = z.infer<typeof mailServer>;
export type MailsQuery = z.output<typeof mailsQuery>;

const all = { access: 'administration', path: '/mails' } as const;
const one = {
  ...all,
  path: `${all.path}/:mailId`,
  params: z.strictObject({ mailId: idOf('mail') }),
} as const;

export const mailsApi = {
  /** Newest first. */
  list: endpoint({
    summary: 'Lists the mails that were sent or wait, page by page',
    ...all,
    method: 'GET',
    query: mailsQuery,
    response: pageOf(mailRow),
  }),
  server: endpoint({
    summary: 'Returns the state of the mail server',
    ...all,
    path: '/mail-server',
    method: 'GET',
    response: mailServer,
  }),
  get: endpoint({
    summary: 'Returns a mail as it was sent',
    about: 'mail',
    ...one,
    method: 'GET',
    response: mailRow,
  }),
  /** Queues it again as if it had just been written. */
  retry: endpoint({
    summary: 'Tries to send a mail again',
    about: 'mail',
    ...one,
    path: `${one.path}/retry`,
    method: 'POST',
    limits: [{ by: 'account', max: 60, minutes: 10 }],
    response: mailRow,
  }),
  /** To the caller's own address; the mail itself shows what became of it. */
  test: endpoint({
    summary: 'Sends a test mail to the caller',
    about: 'mail',
    ...all,
    path: '/mail-tests',
    method: 'POST',
    limits: [{ by: 'account', max: 10, minutes: 10 }],
    response: mailRow,
  }),
};
