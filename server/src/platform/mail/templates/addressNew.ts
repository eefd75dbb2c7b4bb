import { counted, type Template } from '../letter.ts';

type Data = { first_name: string; link: string; hours: number; both: boolean };

export const addressNew: Template<Data> = {
  nl: ({ first_name, link, hours, both }) => ({
    subject: 'Bevestig je nieuwe e-mailadres voor Traject',
    first_name,
    before: [
      'Iemand wil met dit e-mailadres inloggen op een account van Traject.',
      both
        ? 'Ben jij dat? Bevestig het dan. We vragen het ook aan het oude adres.'
        : 'Ben jij dat? Bevestig het dan.',
    ],
    button: { label: 'Bekijk de vraag', link },
    after: [
      `De link werkt ${counted(hours, 'uur', 'uur')}.`,
      'Ben jij dit niet? Dan hoef je niets te doen. Er verandert niets.',
    ],
  }),
  en: ({ first_name, link, hours, both }) => ({
    subject: 'Confirm your new email address for Traject',
    first_name,
    before: [
      'Somebody wants to sign in to an account of Traject with this email address.',
      both
        ? 'Is that you? Then confirm it. We also ask the old address.'
        : 'Is that you? Then confirm it.',
    ],
    button: { label: 'See the question', link },
    after: [
      `The link works for ${counted(hours, 'hour', 'hours')}.`,
      'Is this not you? Then you do not have to do anything. Nothing changes.',
    ],
  }),
};
