import { counted, type Template } from '../letter.ts';

type Data = { first_name: string; link: string; minutes: number };

export const reset: Template<Data> = {
  nl: ({ first_name, link, minutes }) => ({
    subject: 'Kies een nieuw wachtwoord voor Traject',
    first_name,
    before: [
      'Je hebt gevraagd om een nieuw wachtwoord.',
      'Klik op de knop om een nieuw wachtwoord te kiezen.',
    ],
    button: { label: 'Kies een nieuw wachtwoord', link },
    after: [
      `De link werkt ${counted(minutes, 'minuut', 'minuten')} en je kunt hem één keer gebruiken.`,
      'Heb je dit niet gevraagd? Dan hoef je niets te doen. Je wachtwoord blijft hetzelfde.',
    ],
  }),
  en: ({ first_name, link, minutes }) => ({
    subject: 'Choose a new password for Traject',
    first_name,
    before: ['You asked for a new password.', 'Click the button to choose a new password.'],
    button: { label: 'Choose a new password', link },
    after: [
      `The link works for ${counted(minutes, 'minute', 'minutes')} and you can use it once.`,
      'Did you not ask for this? Then do nothing. Your password stays the same.',
    ],
  }),
};
