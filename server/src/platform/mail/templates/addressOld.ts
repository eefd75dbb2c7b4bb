import { counted, type Template } from '../letter.ts';

type Data = { first_name: string; link: string; hours: number; email: string };

export const addressOld: Template<Data> = {
  nl: ({ first_name, link, hours, email }) => ({
    subject: 'Mag je e-mailadres voor Traject veranderen?',
    first_name,
    before: [
      `Voor je account is gevraagd om voortaan in te loggen met ${email}.`,
      'Zeg ja of nee. Het verandert pas als ook het nieuwe adres ja zegt.',
    ],
    button: { label: 'Bekijk de vraag', link },
    after: [
      `De link werkt ${counted(hours, 'uur', 'uur')}. Zonder antwoord verandert er niets.`,
      'Heb jij dit niet gevraagd? Zeg dan nee en kies meteen een nieuw wachtwoord.',
    ],
  }),
  en: ({ first_name, link, hours, email }) => ({
    subject: 'May your email address for Traject change?',
    first_name,
    before: [
      `Somebody asked to sign in to your account with ${email} from now on.`,
      'Say yes or no. It only changes when the new address says yes too.',
    ],
    button: { label: 'See the question', link },
    after: [
      `The link works for ${counted(hours, 'hour', 'hours')}. Without an answer nothing changes.`,
      'Did you not ask for this? Then say no and choose a new password right away.',
    ],
  }),
};
