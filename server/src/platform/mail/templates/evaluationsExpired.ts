import type { Template } from '../letter.ts';

type Data = { first_name: string; link: string; students: string; count: number };

export const evaluationsExpired: Template<Data> = {
  nl: ({ first_name, link, students, count }) => ({
    subject: 'Beoordelingen zijn verlopen',
    first_name,
    before: [
      `Je hebt om beoordelingen gevraagd. Daarvan ${
        count === 1 ? 'is er 1' : `zijn er ${count}`
      } niet op tijd ingevuld.`,
      `Het gaat om ${students}. Je kunt opnieuw om een beoordeling vragen.`,
    ],
    button: { label: 'Bekijk de beoordelingen', link },
    after: [],
  }),
  en: ({ first_name, link, students, count }) => ({
    subject: 'Evaluations have expired',
    first_name,
    before: [
      `You asked for evaluations. ${count} of them ${
        count === 1 ? 'was' : 'were'
      } not filled in on time.`,
      `This is about ${students}. You can ask for an evaluation again.`,
    ],
    button: { label: 'See the evaluations', link },
    after: [],
  }),
};
