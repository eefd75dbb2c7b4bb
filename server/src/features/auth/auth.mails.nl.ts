import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.nl.ts';
import type { AuthMails } from './auth.mails.ts';

const mails: MailTexts<AuthMails> = {
  activate: ({ replaces, ...time }) => ({
    subject: 'Activeer je account van Traject',
    before: [
      'Je hebt een account aangevraagd bij Traject.',
      ...(replaces
        ? [
            'Deze aanvraag komt in de plaats van een eerdere met dit e-mailadres. Die telt niet meer.',
          ]
        : []),
      'Activeer je account. Daarna kun je inloggen.',
    ],
    button: 'Activeer mijn account',
    after: [
      `De link werkt ${lasting(time)} en je kunt hem één keer gebruiken.`,
      'Heb je geen account aangevraagd? Dan hoef je niets te doen.',
    ],
  }),
  'already-registered': () => ({
    subject: 'Je hebt al een account bij Traject',
    before: [
      'Iemand heeft met jouw e-mailadres een account aangevraagd bij Traject.',
      'Je hebt al een account. Er is niets veranderd.',
      'Was jij dit? Log dan in met je eigen wachtwoord.',
      'Ben je het vergeten? Kies bij het inloggen voor ‘Wachtwoord vergeten’.',
    ],
    button: 'Ga naar inloggen',
    after: ['Was jij dit niet? Dan hoef je niets te doen. Niemand anders kan bij je account.'],
  }),
  reset: ({ minutes }) => ({
    subject: 'Kies een nieuw wachtwoord voor Traject',
    before: [
      'Je hebt gevraagd om een nieuw wachtwoord.',
      'Kies het zelf. Daarna kun je ermee inloggen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    after: [
      `De link werkt tot ${counted(minutes, 'minuut', 'minuten')} na je vraag en je kunt hem één keer gebruiken.`,
      'Heb je dit niet gevraagd? Dan hoef je niets te doen. Je wachtwoord blijft hetzelfde.',
    ],
  }),
  'password-changed': () => ({
    subject: 'Je wachtwoord van Traject is veranderd',
    before: [
      'Het wachtwoord van je account is net veranderd. Op andere apparaten ben je uitgelogd.',
      'Heb jij dit gedaan? Dan hoef je niets te doen.',
      'Heb jij dit niet gedaan? Kies dan meteen een nieuw wachtwoord.',
    ],
    button: 'Kies een nieuw wachtwoord',
    after: ['Vertel het daarna ook aan je contactpersoon.'],
  }),
};
export default mails;
