import type { MailTexts } from '../../platform/mail/letter.ts';
import type { MailsMails } from './mails.mails.ts';

const mails: MailTexts<MailsMails> = {
  test: () => ({
    subject: 'This test mail has arrived',
    before: ['You asked for a test mail in Traject. This is it: mail is being sent.'],
    button: 'Back to the mails',
  }),
};
export default mails;
