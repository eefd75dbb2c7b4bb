import type { MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.en.ts';
import type { PeopleMails } from './people.mails.ts';

const mails: MailTexts<PeopleMails> = {
  invited: ({ organisation, ...time }) => ({
    subject: 'You are invited to Traject',
    before: [
      `${organisation} invites you to work with them in Traject.`,
      'Say yes to take part. If you have no account with this email address yet, you choose a password.',
    ],
    button: 'See the invitation',
    after: [
      `The link works ${lasting(time)} and you can use it once.`,
      `Are you too late? Then ask ${organisation} for a new invitation.`,
      `Do you not know ${organisation}? Then you do not have to do anything.`,
    ],
  }),
  'access-asked': ({ name, organisation }) => ({
    subject: 'Somebody asks for access',
    before: [
      `${name} made an account and asks to belong to ${organisation}.`,
      'Do you know this person? Then give access and say what they do there. Otherwise refuse.',
    ],
    button: 'See the question',
    after: ['Until somebody answers, this person can see nothing.'],
  }),
  'access-given': ({ organisation }) => ({
    subject: 'You have been given access in Traject',
    before: [
      `${organisation} has given you access in Traject.`,
      'Sign in with the email address and the password that you already have.',
    ],
    button: 'Go to sign in',
    after: [`Is this not right? Then get in touch with ${organisation}.`],
  }),
};
export default mails;
