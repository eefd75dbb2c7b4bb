import { counted, type Template } from '../letter.ts';

type Data = {
  first_name: string;
  link: string;
  days: number;
  counselor: string;
  organisation: string;
};

export const reviewClient: Template<Data> = {
  nl: ({ first_name, link, days, counselor, organisation }) => ({
    subject: 'Traject: uw trajectplan staat klaar',
    first_name,
    before: [
      `${counselor} van ${organisation} heeft een trajectplan voor u gemaakt.`,
      'Lees het plan. Daarna kiest u of u akkoord bent.',
    ],
    button: { label: 'Lees het trajectplan', link },
    after: [
      `De link werkt ${counted(days, 'dag', 'dagen')}. U kunt één keer kiezen.`,
      'Geef de link aan niemand anders: wie de link heeft, kan voor u kiezen.',
      `Hebt u een vraag? Neem dan contact op met ${counselor}.`,
    ],
  }),
  en: ({ first_name, link, days, counselor, organisation }) => ({
    subject: 'Traject: your trajectory plan is ready',
    first_name,
    before: [
      `${counselor} of ${organisation} has made a trajectory plan for you.`,
      'Read the plan. After that you choose whether you agree.',
    ],
    button: { label: 'Read the trajectory plan', link },
    after: [
      `The link works for ${counted(days, 'day', 'days')}. You can choose once.`,
      'Do not give the link to anybody else: whoever has the link can choose for you.',
      `Do you have a question? Then please contact ${counselor}.`,
    ],
  }),
};
