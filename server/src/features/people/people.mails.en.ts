import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.en.ts';
import type { PeopleMails } from './people.mails.ts';

const mails: MailTexts<PeopleMails> = {
  invited: ({ organisation, ...time }) => ({
    subject: 'You are invited to Traject',
    before: [
      `${organisation} invites you to work with them in Traject.`,
      'Say yes to take part. If you have no account with this email address yet, you will choose a password.',
    ],
    button: 'See the invitation',
    after: [
      `The link works ${lasting(time)} and you can use it once.`,
      `If you are too late, ask ${organisation} for a new invitation.`,
      `If you do not know ${organisation}, you do not have to do anything.`,
    ],
  }),
  'access-asked': ({ name, organisation }) => ({
    subject: 'Somebody is asking for access',
    before: [
      `${name} made an account and would like to join ${organisation}.`,
      'If you know this person, give access and choose their role. Otherwise refuse.',
    ],
    button: 'See the question',
    after: ['Until somebody answers, this person cannot see anything.'],
  }),
  'access-given': ({ organisation }) => ({
    subject: 'You have been given access in Traject',
    before: [
      `${organisation} has given you access in Traject.`,
      'Sign in with the email address and the password that you already have.',
    ],
    button: 'Go to sign in',
    after: [`If this is not right, please contact ${organisation}.`],
  }),
  'password-link': ({ minutes }) => ({
    subject: 'A link for a new password was made',
    before: [
      'Whoever runs the server of Traject has just made a link for your account.',
      `For ${counted(minutes, 'minute', 'minutes')}, anybody who has that link can choose a new password and sign in with it.`,
      'If you asked for it, you do not have to do anything.',
      'If you did not, ask for a new password yourself. The other link stops working then.',
    ],
    button: 'Ask for a new password',
    after: ['After that, tell whoever runs the server as well.'],
  }),
};
export default mails;
