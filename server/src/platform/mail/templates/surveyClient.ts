import { lasting, type Template } from '../letter.ts';
import type { TrajectoryMail } from './trajectoryMail.ts';

type Data = Omit<TrajectoryMail, 'client' | 'to_client'>;

export const surveyClient: Template<Data> = {
  nl: ({ first_name, link, counselor, organisation, ...time }) => ({
    subject: 'Wilt u een vragenlijst invullen?',
    first_name,
    formal: true,
    before: [
      `${counselor} van ${organisation} heeft een vragenlijst voor u over uw traject.`,
      'Het invullen duurt een paar minuten. U hoeft niet in te loggen.',
    ],
    button: { label: 'Vul de vragenlijst in', link },
    after: [
      `De link werkt ${lasting.nl(time)}. U kunt de vragenlijst één keer versturen.`,
      'Geef de link aan niemand anders: wie de link heeft, kan voor u antwoorden.',
    ],
  }),
  en: ({ first_name, link, counselor, organisation, ...time }) => ({
    subject: 'Would you fill in a survey?',
    first_name,
    formal: true,
    before: [
      `${counselor} of ${organisation} has a survey for you about your trajectory.`,
      'Filling it in takes a few minutes. You do not have to sign in.',
    ],
    button: { label: 'Fill in the survey', link },
    after: [
      `The link works ${lasting.en(time)}. You can send the survey once.`,
      'Do not give the link to anybody else: whoever has the link can answer for you.',
    ],
  }),
};
