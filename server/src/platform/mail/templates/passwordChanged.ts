import type { Template } from '../letter.ts';

type Data = { first_name: string; link: string };

export const passwordChanged: Template<Data> = {
  nl: ({ first_name, link }) => ({
    subject: 'Je wachtwoord van Traject is veranderd',
    first_name,
    before: [
      'Het wachtwoord van je account is net veranderd. Op andere apparaten ben je uitgelogd.',
      'Heb jij dit gedaan? Dan hoef je niets te doen.',
      'Heb jij dit niet gedaan? Kies dan meteen een nieuw wachtwoord.',
    ],
    button: { label: 'Kies een nieuw wachtwoord', link },
    after: ['Vertel het daarna ook aan je contactpersoon.'],
  }),
  en: ({ first_name, link }) => ({
    subject: 'Your Traject password has changed',
    first_name,
    before: [
      'The password of your account has just been changed. On other devices you are signed out.',
      'Did you do this? Then you do not have to do anything.',
      'Did you not do this? Then choose a new password right away.',
    ],
    button: { label: 'Choose a new password', link },
    after: ['After that, please tell your contact person too.'],
  }),
};
