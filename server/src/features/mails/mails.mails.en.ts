import type { MailTexts } from '../../platform/mail/letter.ts';
import type { MailsMails } from './mails.mails.ts';

const mails: MailTexts<MailsMails> = {
  test: () => ({
    subject: 'This test email has arrived',
    before: ['You asked for a test email in Traject. This is it: emails are being sent.'],
    button: 'Back to the emails',
  }),
};
export default mails;
