import type { MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.nl.ts';
import type { ReviewsMails } from './reviews.mails.ts';

const mails: MailTexts<ReviewsMails> = {
  'review-client': ({ counselor, organisation, ...time }) => ({
    subject: 'Uw trajectplan staat klaar',
    before: [
      `${counselor} van ${organisation} heeft een trajectplan voor u gemaakt.`,
      'Lees het plan. Daarna kiest u of u akkoord bent.',
    ],
    button: 'Lees het trajectplan',
    after: [
      `De link werkt ${lasting(time)}. U kunt één keer kiezen.`,
      'Geef de link aan niemand anders: wie de link heeft, kan voor u kiezen.',
    ],
  }),
  'review-employer': ({ counselor, organisation, client, ...time }) => ({
    subject: 'Een trajectplan en een offerte staan voor u klaar',
    before: [
      `${counselor} van ${organisation} heeft een trajectplan en een offerte gemaakt voor ${client}.`,
      'Lees het plan en de offerte. Daarna kiest u of u akkoord bent.',
    ],
    button: 'Lees het plan en de offerte',
    after: [
      `De link werkt ${lasting(time)}. U kunt één keer kiezen.`,
      'Geef de link alleen aan wie voor u mag beslissen.',
    ],
  }),
};
export default mails;
