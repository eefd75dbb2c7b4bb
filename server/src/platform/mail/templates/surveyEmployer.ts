import { counted, type Template } from '../letter.ts';

type Data = {
  first_name: string;
  link: string;
  days: number;
  counselor: string;
  organisation: string;
  client: string;
};

export const surveyEmployer: Template<Data> = {
  nl: ({ first_name, link, days, counselor, organisation, client }) => ({
    subject: 'Traject: wilt u een vragenlijst invullen?',
    first_name,
    before: [
      `${counselor} van ${organisation} heeft een vragenlijst voor u over het traject van ${client}.`,
      'Het invullen duurt een paar minuten. U hoeft niet in te loggen.',
    ],
    button: { label: 'Vul de vragenlijst in', link },
    after: [
      `De link werkt ${counted(days, 'dag', 'dagen')}. U kunt de vragenlijst één keer versturen.`,
      'Geef de link alleen aan wie voor u mag antwoorden.',
      `Hebt u een vraag? Neem dan contact op met ${counselor}.`,
    ],
  }),
  en: ({ first_name, link, days, counselor, organisation, client }) => ({
    subject: 'Traject: would you fill in a survey?',
    first_name,
    before: [
      `${counselor} of ${organisation} has a survey for you about the trajectory of ${client}.`,
      'Filling it in takes a few minutes. You do not have to sign in.',
    ],
    button: { label: 'Fill in the survey', link },
    after: [
      `The link works for ${counted(days, 'day', 'days')}. You can send the survey once.`,
      'Only give the link to who may answer for you.',
      `Do you have a question? Then please contact ${counselor}.`,
    ],
  }),
};
