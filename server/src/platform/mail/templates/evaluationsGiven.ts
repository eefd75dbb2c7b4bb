import type { Template } from '../letter.ts';

type Data = { first_name: string; link: string; evaluators: string; count: number };

/** What the level is stands on the page, and not in the mail. */
export const evaluationsGiven: Template<Data> = {
  nl: ({ first_name, link, evaluators, count }) => ({
    subject: count === 1 ? 'Je hebt een nieuw oordeel' : `Je hebt ${count} nieuwe oordelen`,
    first_name,
    before: [
      `Je bent beoordeeld door ${evaluators}, op ${
        count === 1 ? '1 werkproces' : `${count} werkprocessen`
      }.`,
    ],
    button: { label: 'Bekijk je beoordelingen', link },
    after: [],
  }),
  en: ({ first_name, link, evaluators, count }) => ({
    subject: count === 1 ? 'You have a new evaluation' : `You have ${count} new evaluations`,
    first_name,
    before: [
      `You were evaluated by ${evaluators}, on ${
        count === 1 ? '1 work process' : `${count} work processes`
      }.`,
    ],
    button: { label: 'See your evaluations', link },
    after: [],
  }),
};
