import { linesOf, type MailTexts } from '../../platform/mail/letter.ts';
import type { BadgesMails } from './badges.mails.ts';

const mails: MailTexts<BadgesMails> = {
  'badge-granted': ({ badge, diploma, organisation }) => ({
    subject: 'You have been granted a badge',
    before: [
      `${organisation} granted you the badge ‘${badge}’ (${diploma}).`,
      'The badge has a page of its own. Send the address of that page to anybody you want to show what you can do. Whoever has the address can open it.',
    ],
    button: 'See your badge',
  }),
  'badge-revoked': ({ badge, diploma, organisation, reason }) => ({
    subject: 'A badge was revoked',
    before: [
      `${organisation} revoked your badge ‘${badge}’ (${diploma}). The reason:`,
      ...linesOf(reason).map((line) => `‘${line}’`),
      'The page of the badge now says that it no longer holds, and why. Do you have questions? Ask your teacher.',
    ],
    button: 'See the badge',
  }),
};
export default mails;
