import { lasting, type Template } from '../letter.ts';
import type { TrajectoryMail } from './trajectoryMail.ts';

type Data = Omit<TrajectoryMail, 'to_client'>;

export const surveyEmployer: Template<Data> = {
  nl: ({ first_name, link, counselor, organisation, client, ...time }) => ({
    subject: 'Wilt u een vragenlijst invullen?',
    first_name,
    formal: true,
    before: [
      `${counselor} van ${organisation} heeft een vragenlijst voor u over het traject van ${client}.`,
      'Het invullen duurt een paar minuten. U hoeft niet in te loggen.',
    ],
    button: { label: 'Vul de vragenlijst in', link },
    after: [
      `De link werkt ${lasting.nl(time)}. U kunt de vragenlijst één keer versturen.`,
      'Geef de link alleen aan wie voor u mag antwoorden.',
    ],
  }),
  en: ({ first_name, link, counselor, organisation, client, ...time }) => ({
    subject: 'Would you fill in a survey?',
    first_name,
    formal: true,
    before: [
      `${counselor} of ${organisation} has a survey for you about the trajectory of ${client}.`,
      'Filling it in takes a few minutes. You do not have to sign in.',
    ],
    button: { label: 'Fill in the survey', link },
    after: [
      `The link works ${lasting.en(time)}. You can send the survey once.`,
      'Only give the link to who may answer for you.',
    ],
  }),
};
