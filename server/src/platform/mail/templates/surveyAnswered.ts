import type { Template } from '../letter.ts';

type Data = { first_name: string; link: string; who: string; survey: string };

export const surveyAnswered: Template<Data> = {
  nl: ({ first_name, link, who, survey }) => ({
    subject: 'Traject: er is een vragenlijst ingevuld',
    first_name,
    before: [`${who} heeft de vragenlijst ‘${survey}’ ingevuld.`],
    button: { label: 'Bekijk de antwoorden', link },
    after: [],
  }),
  en: ({ first_name, link, who, survey }) => ({
    subject: 'Traject: a survey has been filled in',
    first_name,
    before: [`${who} has filled in the survey ‘${survey}’.`],
    button: { label: 'See the answers', link },
    after: [],
  }),
};
