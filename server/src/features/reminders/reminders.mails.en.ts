import type { RequestKind } from '@traject/contract/approvals';
import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { Reminder, RemindersMails } from './reminders.mails.ts';

const mails: MailTexts<RemindersMails> = {
  'reminder-approval': ({ kind, document, ...about }) => ({
    subject: 'A reminder: your approval is asked for',
    before: [
      `On ${about.on} ${about.counselor} of ${about.organisation} asked whether you agree with ${subjectOf(kind, document)}.`,
      `It belongs to ${whose(about)}. We have not had your answer yet.`,
      `Could you read it and choose? You can do so until ${about.until}.`,
    ],
    button: 'Read and choose',
    after: ['You can choose once. The link in the earlier email still works as well.', ...last],
  }),
  'reminder-survey': (about) => ({
    subject: 'A reminder: your survey',
    before: [
      `On ${about.on} ${about.counselor} of ${about.organisation} sent you a survey.`,
      `It is about ${whose(about)}. We have not had your answers yet.`,
      `It takes a few minutes. You can fill it in until ${about.until}.`,
    ],
    button: 'Fill in the survey',
    after: [
      'You can send the survey once. The link in the earlier email still works as well.',
      ...last,
    ],
  }),
  'reminder-task': ({ title, ...about }) => ({
    subject: 'A reminder: something to do',
    before: [
      `On ${about.on} ${about.counselor} of ${about.organisation} asked you to do something.`,
      `It is called ‘${title}’ and belongs to ${whose(about)}.`,
      `Have you done it? Then you can let us know, until ${about.until}.`,
    ],
    button: 'See what is asked',
    after: ['The link in the earlier email still works as well.', ...last],
  }),
  unanswered: ({ approvals, surveys, tasks, clients }) => ({
    subject: 'No answer came',
    before: [
      'The link has expired and there was no answer:',
      ...[
        ...said(approvals, 'request for approval', 'requests for approval'),
        ...said(surveys, 'survey', 'surveys'),
        ...said(tasks, 'task', 'tasks'),
      ].map((line) => `– ${line}`),
      `This is about ${clients}. You can send it again, or get in touch yourself.`,
    ],
    button: approvals + surveys + tasks === 1 ? 'Open the trajectory' : 'Open the trajectories',
  }),
};
export default mails;

const last = ['If you have answered already, there is nothing else to do.'];

const whose = ({ client, to_client }: Pick<Reminder, 'client' | 'to_client'>) =>
  to_client ? 'your trajectory' : `the trajectory of ${client}`;

const said = (n: number, one: string, more: string) => (n > 0 ? [counted(n, one, more)] : []);

const things: Record<RequestKind, string> = {
  'review-client': 'the trajectory plan',
  'review-employer': 'the trajectory plan and the proposal',
  'approve-document': 'a document',
};

const subjectOf = (kind: RequestKind, document: string) =>
  kind === 'approve-document' ? `the document ‘${document}’` : things[kind];
