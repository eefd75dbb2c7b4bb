import { counted, type Template } from '../letter.ts';

type Data = {
  first_name: string;
  link: string;
  days: number;
  counselor: string;
  organisation: string;
  client: string;
};

export const reviewEmployer: Template<Data> = {
  nl: ({ first_name, link, days, counselor, organisation, client }) => ({
    subject: 'Traject: een trajectplan en een offerte staan voor u klaar',
    first_name,
    before: [
      `${counselor} van ${organisation} heeft een trajectplan en een offerte gemaakt voor ${client}.`,
      'Lees het plan en de offerte. Daarna kiest u of u akkoord bent.',
    ],
    button: { label: 'Lees het plan en de offerte', link },
    after: [
      `De link werkt ${counted(days, 'dag', 'dagen')}. U kunt één keer kiezen.`,
      'Geef de link alleen aan wie voor u mag beslissen.',
      `Hebt u een vraag? Neem dan contact op met ${counselor}.`,
    ],
  }),
  en: ({ first_name, link, days, counselor, organisation, client }) => ({
    subject: 'Traject: a trajectory plan and a proposal are ready for you',
    first_name,
    before: [
      `${counselor} of ${organisation} has made a trajectory plan and a proposal for ${client}.`,
      'Read the plan and the proposal. After that you choose whether you agree.',
    ],
    button: { label: 'Read the plan and the proposal', link },
    after: [
      `The link works for ${counted(days, 'day', 'days')}. You can choose once.`,
      'Only give the link to who may decide for you.',
      `Do you have a question? Then please contact ${counselor}.`,
    ],
  }),
};
