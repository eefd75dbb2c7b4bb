import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { AccountMails } from './account.mails.ts';

const mails: MailTexts<AccountMails> = {
  'address-new': ({ hours, both }) => ({
    subject: 'Bevestig je nieuwe e-mailadres voor Traject',
    before: [
      'Iemand wil met dit e-mailadres inloggen op een account van Traject.',
      both
        ? 'Ben jij dat? Bevestig het dan. We vragen het ook aan het oude adres.'
        : 'Ben jij dat? Bevestig het dan.',
    ],
    button: 'Bekijk de vraag',
    after: [
      `De link werkt ${counted(hours, 'uur', 'uur')}.`,
      'Ben jij dit niet? Dan hoef je niets te doen. Er verandert niets.',
    ],
  }),
  'address-old': ({ hours, email }) => ({
    subject: 'Mag je e-mailadres voor Traject veranderen?',
    before: [
      `Voor je account is gevraagd om voortaan in te loggen met ${email}.`,
      'Zeg ja of nee. Het verandert pas als ook het nieuwe adres ja zegt.',
    ],
    button: 'Bekijk de vraag',
    after: [
      `De link werkt ${counted(hours, 'uur', 'uur')}. Zonder antwoord verandert er niets.`,
      'Heb jij dit niet gevraagd? Zeg dan nee en kies meteen een nieuw wachtwoord.',
    ],
  }),
  'address-changed': ({ email }) => ({
    subject: 'Je e-mailadres voor Traject is veranderd',
    before: [`Je logt voortaan in met ${email}. Je wachtwoord blijft hetzelfde.`],
    button: 'Ga naar Traject',
    after: ['Klopt dit niet? Neem dan meteen contact op met je organisatie.'],
  }),
};
export default mails;
