import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.en.ts';
import type { AuthMails } from './auth.mails.ts';

const mails: MailTexts<AuthMails> = {
  activate: ({ replaces, ...time }) => ({
    subject: 'Activate your Traject account',
    before: [
      'You asked for a Traject account.',
      ...(replaces
        ? ['This request replaces an earlier one with this address, which no longer counts.']
        : []),
      'Activate your account. After that you can sign in.',
    ],
    button: 'Activate my account',
    after: [
      `The link works ${lasting(time)} and you can use it once.`,
      'If you did not ask for an account, you do not have to do anything.',
    ],
  }),
  'already-registered': () => ({
    subject: 'You already have a Traject account',
    before: [
      'Somebody asked for a Traject account with your email address.',
      'You already have an account. Nothing has changed.',
      'Was this you? Then sign in with your own password.',
      'Did you forget it? Choose ‘Forgot password’ when you sign in.',
    ],
    button: 'Go to sign in',
    after: [
      'If this was not you, you do not have to do anything. Nobody else can use your account.',
    ],
  }),
  reset: ({ minutes }) => ({
    subject: 'Choose a new password for Traject',
    before: ['You asked for a new password.', 'Choose one. After that you can sign in with it.'],
    button: 'Choose a new password',
    after: [
      `The link works until ${counted(minutes, 'minute', 'minutes')} after you asked, and you can use it once.`,
      'If you did not ask for this, you do not have to do anything. Your password stays the same.',
    ],
  }),
  'password-changed': () => ({
    subject: 'Your Traject password has changed',
    before: [
      'Your password has just been changed. You have been signed out on other devices.',
      'If you did this, you do not have to do anything else.',
      'If you did not, choose a new password right away.',
    ],
    button: 'Choose a new password',
    after: ['After that, please tell your contact person too.'],
  }),
};
export default mails;
