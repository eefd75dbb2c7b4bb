import { lasting, type Template } from '../letter.ts';
import type { TrajectoryMail } from './trajectoryMail.ts';

type Data = Omit<TrajectoryMail, 'client' | 'to_client'>;

export const reviewClient: Template<Data> = {
  nl: ({ first_name, link, counselor, organisation, ...time }) => ({
    subject: 'Uw trajectplan staat klaar',
    first_name,
    formal: true,
    before: [
      `${counselor} van ${organisation} heeft een trajectplan voor u gemaakt.`,
      'Lees het plan. Daarna kiest u of u akkoord bent.',
    ],
    button: { label: 'Lees het trajectplan', link },
    after: [
      `De link werkt ${lasting.nl(time)}. U kunt één keer kiezen.`,
      'Geef de link aan niemand anders: wie de link heeft, kan voor u kiezen.',
    ],
  }),
  en: ({ first_name, link, counselor, organisation, ...time }) => ({
    subject: 'Your trajectory plan is ready',
    first_name,
    formal: true,
    before: [
      `${counselor} of ${organisation} has made a trajectory plan for you.`,
      'Read the plan. After that you choose whether you agree.',
    ],
    button: { label: 'Read the trajectory plan', link },
    after: [
      `The link works ${lasting.en(time)}. You can choose once.`,
      'Do not give the link to anybody else: whoever has the link can choose for you.',
    ],
  }),
};
