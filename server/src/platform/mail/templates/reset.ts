import { counted, type Template } from '../letter.ts';

type Data = { first_name: string; link: string; minutes: number };

export const reset: Template<Data> = {
  nl: ({ first_name, link, minutes }) => ({
    subject: 'Kies een nieuw wachtwoord voor Traject',
    first_name,
    before: [
      'Je hebt gevraagd om een nieuw wachtwoord.',
      'Kies het zelf. Daarna kun je ermee inloggen.',
    ],
    button: { label: 'Kies een nieuw wachtwoord', link },
    after: [
      `De link werkt tot ${counted(minutes, 'minuut', 'minuten')} na je vraag en je kunt hem één keer gebruiken.`,
      'Heb je dit niet gevraagd? Dan hoef je niets te doen. Je wachtwoord blijft hetzelfde.',
    ],
  }),
  en: ({ first_name, link, minutes }) => ({
    subject: 'Choose a new password for Traject',
    first_name,
    before: ['You asked for a new password.', 'Choose one. After that you can sign in with it.'],
    button: { label: 'Choose a new password', link },
    after: [
      `The link works until ${counted(minutes, 'minute', 'minutes')} after you asked, and you can use it once.`,
      'Did you not ask for this? Then do nothing. Your password stays the same.',
    ],
  }),
};
