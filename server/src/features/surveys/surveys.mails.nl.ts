import { initialsOf, type MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.nl.ts';
import type { SurveysMails } from './surveys.mails.ts';

const mails: MailTexts<SurveysMails> = {
  'survey-client': ({ counselor, organisation, ...time }) => ({
    subject: 'Wilt u een vragenlijst invullen?',
    before: [
      `${counselor} van ${organisation} heeft een vragenlijst voor u over uw traject.`,
      'Het invullen duurt een paar minuten. U hoeft niet in te loggen.',
    ],
    button: 'Vul de vragenlijst in',
    after: [
      `De link werkt ${lasting(time)}. U kunt de vragenlijst één keer versturen.`,
      'Geef de link aan niemand anders: wie de link heeft, kan voor u antwoorden.',
    ],
  }),
  'survey-employer': ({ counselor, organisation, client, ...time }) => ({
    subject: 'Wilt u een vragenlijst invullen?',
    before: [
      `${counselor} van ${organisation} heeft een vragenlijst voor u over het traject van ${client}.`,
      'Het invullen duurt een paar minuten. U hoeft niet in te loggen.',
    ],
    button: 'Vul de vragenlijst in',
    after: [
      `De link werkt ${lasting(time)}. U kunt de vragenlijst één keer versturen.`,
      'Geef de link alleen aan wie voor u mag antwoorden.',
    ],
  }),
  'survey-answered': ({ who, survey, client }) => ({
    subject: `Er is een vragenlijst ingevuld${initialsOf(client)}`,
    before: [`${who} heeft de vragenlijst ‘${survey}’ ingevuld.`],
    button: 'Bekijk de antwoorden',
  }),
};
export default mails;
