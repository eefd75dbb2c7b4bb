import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { AccountMails } from './account.mails.ts';

const mails: MailTexts<AccountMails> = {
  'address-new': ({ hours, both }) => ({
    subject: 'Confirm your new email address for Traject',
    before: [
      'Somebody wants to sign in to an account of Traject with this email address.',
      both
        ? 'Is that you? Then confirm it. We also ask the old address.'
        : 'Is that you? Then confirm it.',
    ],
    button: 'See the question',
    after: [
      `The link works for ${counted(hours, 'hour', 'hours')}.`,
      'Is this not you? Then you do not have to do anything. Nothing changes.',
    ],
  }),
  'address-old': ({ hours, email }) => ({
    subject: 'May your email address for Traject change?',
    before: [
      `Somebody asked to sign in to your account with ${email} from now on.`,
      'Say yes or no. It only changes when the new address says yes too.',
    ],
    button: 'See the question',
    after: [
      `The link works for ${counted(hours, 'hour', 'hours')}. Without an answer nothing changes.`,
      'Did you not ask for this? Then say no and choose a new password right away.',
    ],
  }),
  'address-changed': ({ email }) => ({
    subject: 'Your email address for Traject has changed',
    before: [`From now on you sign in with ${email}. Your password stays the same.`],
    button: 'Go to Traject',
    after: ['Is this not right? Then get in touch with your organisation right away.'],
  }),
};
export default mails;
