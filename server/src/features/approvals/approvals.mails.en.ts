import type { RequestKind } from '@traject/contract/approvals';
import type { ActionCode } from '@traject/contract/common/fileActions';
import { initialsOf, type MailTexts, type TrajectoryMail } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.en.ts';
import { type ApprovalsMails, type ForWhat, isToSign } from './approvals.mails.ts';

const mails: MailTexts<ApprovalsMails> = {
  'approve-document': ({ counselor, organisation, document, ...about }) => ({
    subject: isToSign(about)
      ? 'A document for you to sign'
      : 'A document is waiting for your approval',
    before: [
      `${counselor} of ${organisation} asks whether you agree with a document.`,
      `The document is called ‘${document}’ and belongs to ${whose(about)}.`,
      ...forWhat(about),
    ],
    button: 'Read the document',
    after: [
      `The link works ${lasting(about)}. You can choose once.`,
      'Do not give the link to anybody else: whoever has the link can choose for you.',
    ],
  }),
  'read-document': ({ counselor, organisation, document, ...about }) => ({
    subject: isToSign(about) ? 'A document for you to sign' : 'A document is ready for you',
    before: [
      `${counselor} of ${organisation} has a document ready for you.`,
      `The document is called ‘${document}’ and belongs to ${whose(about)}.`,
      ...forWhat(about),
    ],
    button: 'Read the document',
    after: [
      `The link works ${lasting(about)}.${isToSign(about) ? '' : ' You do not have to choose anything.'}`,
      'Do not give the link to anybody else: whoever has the link can read the document.',
    ],
  }),
  decided: ({ client, who, kind, document, approved, reason }) => ({
    subject: `${approved ? 'Approved' : 'Not approved'}: ${things[kind]}${initialsOf(client)}`,
    before: [
      `${who} ${approved ? 'agrees' : 'does not agree'} with ${subjectOf(kind, document)}.`,
      ...(reason ? [`The reason: ${reason}`] : []),
      `This is about the trajectory of ${client}.`,
    ],
    button: 'Open the trajectory',
  }),
  'decision-receipt': ({ kind, document, approved, reason, ...about }) => ({
    subject: 'We received your answer',
    before: [
      `On ${about.on} you let us know that you ${approved ? 'agree' : 'do not agree'} with ${subjectOf(kind, document)}.`,
      ...(reason ? [`Your reason: ${reason}`] : []),
      `${about.counselor} of ${about.organisation} has been told. You do not have to do anything else.`,
    ],
    button: 'See your answer',
    after: [
      'You can also save the documents from this page.',
      `If this was not you, please let ${about.counselor} know.`,
    ],
  }),
  'document-returned': ({ client, who, document }) => ({
    subject: `A document was returned${initialsOf(client)}`,
    before: [
      `${who} has sent back a signed copy of ‘${document}’.`,
      `You can find it with the document, in the trajectory of ${client}.`,
    ],
    button: 'Open the trajectory',
  }),
};
export default mails;

const whose = ({ client, to_client }: Pick<TrajectoryMail, 'client' | 'to_client'>) =>
  to_client ? 'your trajectory' : `the trajectory of ${client}`;

const forWhat = ({ action }: ForWhat) => {
  if (!action) return [];
  return action.code ? purposes[action.code] : [`What it is for: ${action.name}.`];
};

/** What the document is for, unless the rest of the mail says so already. */
const purposes: Record<ActionCode, string[]> = {
  information: ['It is for your information.'],
  approval: [],
  signature: [
    'Could you sign the document? Download it, sign it and send back a photo or a scan. The page tells you how.',
  ],
  record: ['It is for your own records.'],
};

/** Without the name of a document, which may contain the client's. */
const things: Record<RequestKind, string> = {
  'review-client': 'the trajectory plan',
  'review-employer': 'the trajectory plan and the proposal',
  'approve-document': 'a document',
};

const subjectOf = (kind: RequestKind, document: string) =>
  kind === 'approve-document' ? `the document ‘${document}’` : things[kind];
