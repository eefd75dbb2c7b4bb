import { initialsOf, type Template } from '../letter.ts';

type Data = { first_name: string; link: string; who: string; survey: string; client: string };

export const surveyAnswered: Template<Data> = {
  nl: ({ first_name, link, who, survey, client }) => ({
    subject: `Er is een vragenlijst ingevuld${initialsOf(client)}`,
    first_name,
    before: [`${who} heeft de vragenlijst ‘${survey}’ ingevuld.`],
    button: { label: 'Bekijk de antwoorden', link },
    after: [],
  }),
  en: ({ first_name, link, who, survey, client }) => ({
    subject: `A survey has been filled in${initialsOf(client)}`,
    first_name,
    before: [`${who} has filled in the survey ‘${survey}’.`],
    button: { label: 'See the answers', link },
    after: [],
  }),
};
