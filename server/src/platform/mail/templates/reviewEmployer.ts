import { lasting, type Template } from '../letter.ts';
import type { TrajectoryMail } from './trajectoryMail.ts';

type Data = Omit<TrajectoryMail, 'to_client'>;

export const reviewEmployer: Template<Data> = {
  nl: ({ first_name, link, counselor, organisation, client, ...time }) => ({
    subject: 'Een trajectplan en een offerte staan voor u klaar',
    first_name,
    formal: true,
    before: [
      `${counselor} van ${organisation} heeft een trajectplan en een offerte gemaakt voor ${client}.`,
      'Lees het plan en de offerte. Daarna kiest u of u akkoord bent.',
    ],
    button: { label: 'Lees het plan en de offerte', link },
    after: [
      `De link werkt ${lasting.nl(time)}. U kunt één keer kiezen.`,
      'Geef de link alleen aan wie voor u mag beslissen.',
    ],
  }),
  en: ({ first_name, link, counselor, organisation, client, ...time }) => ({
    subject: 'A trajectory plan and a proposal are ready for you',
    first_name,
    formal: true,
    before: [
      `${counselor} of ${organisation} has made a trajectory plan and a proposal for ${client}.`,
      'Read the plan and the proposal. After that you choose whether you agree.',
    ],
    button: { label: 'Read the plan and the proposal', link },
    after: [
      `The link works ${lasting.en(time)}. You can choose once.`,
      'Only give the link to who may decide for you.',
    ],
  }),
};
