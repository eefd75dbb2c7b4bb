import type { MailTexts } from '../../platform/mail/letter.ts';
import type { MailsMails } from './mails.mails.ts';

const mails: MailTexts<MailsMails> = {
  test: () => ({
    subject: 'Deze testmail is aangekomen',
    before: ['Je hebt in Traject een testmail gevraagd. Dit is hem: het versturen van mail werkt.'],
    button: 'Terug naar de mails',
  }),
};
export default mails;
