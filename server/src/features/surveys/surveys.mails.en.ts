import { initialsOf, type MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.en.ts';
import type { SurveysMails } from './surveys.mails.ts';

const mails: MailTexts<SurveysMails> = {
  'survey-client': ({ counselor, organisation, ...time }) => ({
    subject: 'Would you fill in a survey?',
    before: [
      `${counselor} of ${organisation} has a survey for you about your trajectory.`,
      'Filling it in takes a few minutes. You do not have to sign in.',
    ],
    button: 'Fill in the survey',
    after: [
      `The link works ${lasting(time)}. You can send the survey once.`,
      'Do not give the link to anybody else: whoever has the link can answer for you.',
    ],
  }),
  'survey-employer': ({ counselor, organisation, client, ...time }) => ({
    subject: 'Would you fill in a survey?',
    before: [
      `${counselor} of ${organisation} has a survey for you about the trajectory of ${client}.`,
      'Filling it in takes a few minutes. You do not have to sign in.',
    ],
    button: 'Fill in the survey',
    after: [
      `The link works ${lasting(time)}. You can send the survey once.`,
      'Only give the link to somebody who may answer for you.',
    ],
  }),
  'survey-answered': ({ who, survey, client }) => ({
    subject: `A survey has been filled in${initialsOf(client)}`,
    before: [`${who} has filled in the survey ‘${survey}’.`],
    button: 'See the answers',
  }),
};
export default mails;
