import * as z from 'zod/mini';
import { byLink, endpoint } from './common/endpoint.ts';
import { linkToken, requiredProse } from './common/fields.ts';
import { fileAction } from './common/fileActions.ts';
import { mailState } from './common/mailState.ts';
import { earlierMail, reminding } from './common/reminding.ts';
import { storedFile } from './common/storedFile.ts';

/** The two sides that can be asked. */
export const parties = ['client', 'employer'] as const;
export type Party = (typeof parties)[number];

/** The state of what was sent to a party; `none` where nothing was. */
export const approvalStates = [
  'none',
  'sent',
  'opened',
  'approved',
  'rejected',
  'expired',
  'superseded',
  'withdrawn',
] as const;
export type ApprovalState = (typeof approvalStates)[number];

const moment = z.nullable(z.string());

export const approval = z.object({
  /** Asked to decide; a document can also be sent just to be read. */
  requested: z.boolean(),
  /** Null while undecided. */
  approved: z.nullable(z.boolean()),
  reason: z.nullable(z.string()),
  state: z.enum(approvalStates),
  recipient: z.nullable(z.object({ name: z.string(), email: z.string() })),
  sent_at: moment,
  opened_at: moment,
  decided_at: moment,
  expires_at: moment,
  /** When its newest link expires; null where no link is kept. */
  mail: z.nullable(mailState),
  /** When it was sent before, and when its reader was reminded. */
  earlier: z.array(earlierMail),
  ...reminding,
});

export const requestKinds = ['review-client', 'review-employer', 'approve-document'] as const;
export type RequestKind = (typeof requestKinds)[number];

const someone = z.object({ name: z.string() });

/**
 * What the reader of a link sees: the subject, what there is to read, and the notes meant for them.
 */
export const approvalRequest = z.object({
  kind: z.enum(requestKinds),
  requested: z.boolean(),
  recipient: someone,
  subject: z.object({
    counselor: z.extend(someone, { email: z.string(), phone_number: z.nullable(z.string()) }),
    organisation: z.extend(someone, { has_logo: z.boolean() }),
    client: someone,
    name: z.string(),
    mime: z.string(),
  }),
  files: z.array(
    z.object({
      /** Its place in the list, from 1: what the download asks for. */
      position: z.int(),
      ...storedFile,
      size: z.int(),
      trajectory_file_type: someone,
    }),
  ),
  /** What the document is for; nothing for a review of the trajectory. */
  action: z.nullable(z.omit(fileAction, { id: true })),
  /** What they sent back through this link or an earlier one of the same request. */
  returned: z.array(z.object({ name: z.string(), date: z.string() })),
  notes: z.array(z.object({ date: z.string(), note: z.string() })),
  sent_at: z.string(),
  expires_at: z.string(),
  /** What they answered, for whoever opens the link again. */
  decision: z.nullable(
    z.object({ approved: z.boolean(), reason: z.nullable(z.string()), decided_at: z.string() }),
  ),
});

export const rejectInput = z.strictObject({ reason: requiredProse(2000) });

export type Approval = z.infer<typeof approval>;
export type ApprovalRequest = z.infer<typeof approvalRequest>;
export type RejectInput = z.infer<typeof rejectInput>;

const one = {
  access: 'link',
  link: requestKinds,
  path: '/approval-request/:token',
  params: z.strictObject({ token: linkToken }),
} as const;

const whichFile = z.strictObject({ file: z.optional(z.enum(['1', '2'])) });

export const approvalsApi = {
  get: endpoint({
    summary: 'Returns what a client or employer is asked to agree to',
    ...one,
    method: 'GET',
    afterUse: true,
    recorded: true,
    limits: byLink(120),
    response: approvalRequest,
  }),
  accept: endpoint({
    summary: 'Agrees, through a link',
    ...one,
    path: `${one.path}/accept`,
    method: 'POST',
    limits: byLink(60),
  }),
  reject: endpoint({
    summary: 'Does not agree, through a link, with a reason',
    ...one,
    path: `${one.path}/reject`,
    method: 'POST',
    limits: byLink(60),
    body: rejectInput,
  }),
  /** A signed copy of what was sent for signing. */
  addReturn: endpoint({
    summary: 'Sends back a signed copy through a link',
    ...one,
    link: 'approve-document',
    path: `${one.path}/returns`,
    method: 'POST',
    afterUse: true,
    upload: { file: { kinds: ['pdf', 'office', 'image'] } },
    limits: byLink(10, 60),
    body: z.strictObject({}),
  }),
  download: endpoint({
    summary: 'Downloads the document that a link is about',
    ...one,
    path: `${one.path}/download`,
    method: 'GET',
    afterUse: true,
    query: whichFile,
    file: true,
    recorded: true,
    limits: byLink(120),
  }),
  /** Seen while what reads a PDF, and the PDF itself, are still on their way to a slow phone. */
  firstPage: endpoint({
    summary: 'Returns a picture of the first page of the document, where it is a PDF',
    ...one,
    path: `${one.path}/first-page`,
    method: 'GET',
    afterUse: true,
    query: whichFile,
    file: true,
    madeAnew: true,
    recorded: true,
    limits: byLink(30),
  }),
};
