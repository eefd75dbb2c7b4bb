import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { AccountMails } from './account.mails.ts';

const mails: MailTexts<AccountMails> = {
  'address-new': ({ hours, both }) => ({
    subject: 'Confirm your new email address for Traject',
    before: [
      'Somebody wants to use this email address to sign in to a Traject account.',
      both
        ? 'Is that you? Then please confirm it. We are asking the old address too.'
        : 'Is that you? Then please confirm it.',
    ],
    button: 'See the question',
    after: [
      `The link works for ${counted(hours, 'hour', 'hours')}.`,
      'If this was not you, you do not have to do anything. Nothing changes.',
    ],
  }),
  'address-old': ({ hours, email }) => ({
    subject: 'Do you agree to a new email address for Traject?',
    before: [
      `Somebody asked to sign in to your account with ${email} from now on.`,
      'Say yes or no. It only changes if the new address says yes too.',
    ],
    button: 'See the question',
    after: [
      `The link works for ${counted(hours, 'hour', 'hours')}. Without an answer nothing changes.`,
      'If you did not ask for this, say no and choose a new password right away.',
    ],
  }),
  'address-changed': ({ email }) => ({
    subject: 'Your email address for Traject has changed',
    before: [`From now on you sign in with ${email}. Your password stays the same.`],
    button: 'Go to Traject',
    after: ['If this is not right, contact your organisation right away.'],
  }),
};
export default mails;
