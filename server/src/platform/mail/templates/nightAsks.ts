import { counted, type Template } from '../letter.ts';

type Data = { first_name: string; link: string; trajectories: number };

export const nightAsks: Template<Data> = {
  nl: ({ first_name, link, trajectories }) => ({
    subject: 'Mag dit gewist worden?',
    first_name,
    before: [
      'Volgens de bewaartermijnen van je organisatie zou er vannacht ongewoon veel gewist worden. Daarom is er nog niets gewist.',
      `Het gaat onder meer om ${counted(trajectories, 'traject', 'trajecten')}. Bekijk wat er zou verdwijnen en zeg of dat klopt.`,
    ],
    button: { label: 'Bekijk de bewaartermijnen', link },
    after: ['Zolang niemand antwoordt, blijft alles bewaard.'],
  }),
  en: ({ first_name, link, trajectories }) => ({
    subject: 'May this be erased?',
    first_name,
    before: [
      'By the retention periods of your organisation, unusually much would have been erased last night. Nothing has been erased yet.',
      `Among other things, this is about ${counted(trajectories, 'trajectory', 'trajectories')}. Look at what would go and say whether that is right.`,
    ],
    button: { label: 'See the retention periods', link },
    after: ['Until somebody answers, everything is kept.'],
  }),
};
