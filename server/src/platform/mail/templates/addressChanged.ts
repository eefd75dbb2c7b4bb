import type { Template } from '../letter.ts';

type Data = { first_name: string; link: string; email: string };

export const addressChanged: Template<Data> = {
  nl: ({ first_name, link, email }) => ({
    subject: 'Je e-mailadres voor Traject is veranderd',
    first_name,
    before: [`Je logt voortaan in met ${email}. Je wachtwoord blijft hetzelfde.`],
    button: { label: 'Ga naar Traject', link },
    after: ['Klopt dit niet? Neem dan meteen contact op met je organisatie.'],
  }),
  en: ({ first_name, link, email }) => ({
    subject: 'Your email address for Traject has changed',
    first_name,
    before: [`From now on you sign in with ${email}. Your password stays the same.`],
    button: { label: 'Go to Traject', link },
    after: ['Is this not right? Then get in touch with your organisation right away.'],
  }),
};
