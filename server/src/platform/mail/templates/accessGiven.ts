import type { Template } from '../letter.ts';

type Data = { first_name: string; link: string; organisation: string };

export const accessGiven: Template<Data> = {
  nl: ({ first_name, link, organisation }) => ({
    subject: 'Je hebt toegang gekregen in Traject',
    first_name,
    before: [
      `${organisation} heeft je toegang gegeven in Traject.`,
      'Log in met het e-mailadres en het wachtwoord dat je al hebt.',
    ],
    button: { label: 'Ga naar inloggen', link },
    after: [`Klopt dit niet? Neem dan contact op met ${organisation}.`],
  }),
  en: ({ first_name, link, organisation }) => ({
    subject: 'You have been given access in Traject',
    first_name,
    before: [
      `${organisation} has given you access in Traject.`,
      'Sign in with the email address and the password that you already have.',
    ],
    button: { label: 'Go to sign in', link },
    after: [`Is this not right? Then get in touch with ${organisation}.`],
  }),
};
