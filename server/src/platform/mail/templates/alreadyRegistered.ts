import type { Template } from '../letter.ts';

type Data = { first_name: string; link: string };

export const alreadyRegistered: Template<Data> = {
  nl: ({ first_name, link }) => ({
    subject: 'Je hebt al een account bij Traject',
    first_name,
    before: [
      'Iemand heeft met jouw e-mailadres een account aangevraagd bij Traject.',
      'Je hebt al een account. Er is niets veranderd.',
      'Was jij dit? Log dan in met je eigen wachtwoord.',
      'Ben je het vergeten? Kies bij het inloggen voor ‘Wachtwoord vergeten’.',
    ],
    button: { label: 'Ga naar inloggen', link },
    after: ['Was jij dit niet? Dan hoef je niets te doen. Niemand anders kan bij je account.'],
  }),
  en: ({ first_name, link }) => ({
    subject: 'You already have a Traject account',
    first_name,
    before: [
      'Someone asked for an account at Traject with your email address.',
      'You already have an account. Nothing has changed.',
      'Was this you? Then sign in with your own password.',
      'Did you forget it? Choose ‘Forgot password’ when you sign in.',
    ],
    button: { label: 'Go to sign in', link },
    after: [
      'Was this not you? Then you do not have to do anything. Nobody else can use your account.',
    ],
  }),
};
