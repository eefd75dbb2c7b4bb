import { counted, type Template } from '../letter.ts';

type Data = { first_name: string; link: string; organisation: string; days: number };

export const invited: Template<Data> = {
  nl: ({ first_name, link, organisation, days }) => ({
    subject: 'Je bent uitgenodigd voor Traject',
    first_name,
    before: [
      `${organisation} heeft een account voor je gemaakt in Traject.`,
      'Klik op de knop en kies een wachtwoord. Daarna kun je inloggen.',
    ],
    button: { label: 'Kies een wachtwoord', link },
    after: [
      `De link werkt ${counted(days, 'dag', 'dagen')} en je kunt hem één keer gebruiken.`,
      'Ben je te laat? Kies dan bij het inloggen voor ‘Wachtwoord vergeten’.',
      `Ken je ${organisation} niet? Dan hoef je niets te doen.`,
    ],
  }),
  en: ({ first_name, link, organisation, days }) => ({
    subject: 'You are invited to Traject',
    first_name,
    before: [
      `${organisation} made an account for you in Traject.`,
      'Click the button and choose a password. After that you can sign in.',
    ],
    button: { label: 'Choose a password', link },
    after: [
      `The link works for ${counted(days, 'day', 'days')} and you can use it once.`,
      'Are you too late? Then choose ‘Forgot password’ when you sign in.',
      `Do you not know ${organisation}? Then you do not have to do anything.`,
    ],
  }),
};
