import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { PortalMails } from './portal.mails.ts';

const mails: MailTexts<PortalMails> = {
  'portal-link': ({ minutes }) => ({
    subject: 'Your link to My trajectory',
    before: ['You want to open your own page. This link does that.'],
    button: 'Open My trajectory',
    after: [
      `The link works until ${counted(minutes, 'minute', 'minutes')} after you asked, and once.`,
      'Do not give the link to anybody else: whoever has it sees your page.',
      'If you did not ask for this, you do not have to do anything.',
    ],
  }),
  'portal-invited': ({ counselor, organisation, client, to_client }) => ({
    subject: to_client
      ? 'There is a page of your own for you'
      : 'There is a page about a trajectory for you',
    before: [
      to_client
        ? `${counselor} of ${organisation} has made a page of your own for you.`
        : `${counselor} of ${organisation} has made a page about the trajectory of ${client}.`,
      'There you see how it stands and what you can do. You can send a message there too.',
      'You need no password. You fill in this email address and get a link.',
    ],
    button: 'Go to My trajectory',
  }),
};
export default mails;
