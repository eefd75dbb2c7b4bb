import type { MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.en.ts';
import type { ReviewsMails } from './reviews.mails.ts';

const mails: MailTexts<ReviewsMails> = {
  'review-client': ({ counselor, organisation, ...time }) => ({
    subject: 'Your trajectory plan is ready',
    before: [
      `${counselor} of ${organisation} has made a trajectory plan for you.`,
      'Read the plan. After that you choose whether you agree.',
    ],
    button: 'Read the trajectory plan',
    after: [
      `The link works ${lasting(time)}. You can choose once.`,
      'Do not give the link to anybody else: whoever has the link can choose for you.',
    ],
  }),
  'review-employer': ({ counselor, organisation, client, ...time }) => ({
    subject: 'A trajectory plan and a proposal are ready for you',
    before: [
      `${counselor} of ${organisation} has made a trajectory plan and a proposal for ${client}.`,
      'Read the plan and the proposal. After that you choose whether you agree.',
    ],
    button: 'Read the plan and the proposal',
    after: [
      `The link works ${lasting(time)}. You can choose once.`,
      'Only give the link to somebody who may decide for you.',
    ],
  }),
};
export default mails;
