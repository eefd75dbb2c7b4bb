import type { Template } from '../letter.ts';

type Data = { first_name: string; name: string; organisation: string; link: string };

export const accessAsked: Template<Data> = {
  nl: ({ first_name, name, organisation, link }) => ({
    subject: 'Er vraagt iemand om toegang',
    first_name,
    before: [
      `${name} heeft een account gemaakt en vraagt of die bij ${organisation} mag horen.`,
      'Ken je deze persoon? Geef dan toegang en zeg wat die bij jullie doet. Anders weiger je.',
    ],
    button: { label: 'Bekijk de vraag', link },
    after: ['Zolang niemand antwoordt, kan deze persoon nergens bij.'],
  }),
  en: ({ first_name, name, organisation, link }) => ({
    subject: 'Somebody asks for access',
    first_name,
    before: [
      `${name} made an account and asks to belong to ${organisation}.`,
      'Do you know this person? Then give access and say what they do there. Otherwise refuse.',
    ],
    button: { label: 'See the question', link },
    after: ['Until somebody answers, this person can see nothing.'],
  }),
};
