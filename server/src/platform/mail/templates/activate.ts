import { type Lasting, lasting, type Template } from '../letter.ts';

type Data = Lasting & {
  first_name: string;
  link: string;
  /** Somebody registered this address before, and that counts no more. */
  replaces: boolean;
};

export const activate: Template<Data> = {
  nl: ({ first_name, link, replaces, ...time }) => ({
    subject: 'Activeer je account van Traject',
    first_name,
    before: [
      'Je hebt een account aangevraagd bij Traject.',
      ...(replaces
        ? [
            'Deze aanvraag komt in de plaats van een eerdere met dit e-mailadres. Die telt niet meer.',
          ]
        : []),
      'Activeer je account. Daarna kun je inloggen.',
    ],
    button: { label: 'Activeer mijn account', link },
    after: [
      `De link werkt ${lasting.nl(time)} en je kunt hem één keer gebruiken.`,
      'Heb je geen account aangevraagd? Dan hoef je niets te doen.',
    ],
  }),
  en: ({ first_name, link, replaces, ...time }) => ({
    subject: 'Activate your Traject account',
    first_name,
    before: [
      'You asked for an account at Traject.',
      ...(replaces
        ? [
            'This request takes the place of an earlier one with this address, which no longer counts.',
          ]
        : []),
      'Activate your account. After that you can sign in.',
    ],
    button: { label: 'Activate my account', link },
    after: [
      `The link works ${lasting.en(time)} and you can use it once.`,
      'Did you not ask for an account? Then you do not have to do anything.',
    ],
  }),
};
