import { initialsOf, type MailTexts } from '../../platform/mail/letter.ts';
import type { MessagesMails } from './messages.mails.ts';

const mails: MailTexts<MessagesMails> = {
  'message-to-party': ({ counselor, organisation, client, to_client }) => ({
    subject: 'Er is een bericht voor u',
    before: [
      to_client
        ? `${counselor} van ${organisation} heeft u een bericht gestuurd.`
        : `${counselor} van ${organisation} heeft u een bericht gestuurd over het traject van ${client}.`,
      'U leest het op uw eigen pagina. Daar kunt u ook antwoorden.',
    ],
    button: 'Lees het bericht',
  }),
  'message-to-staff': ({ who, client }) => ({
    subject: `Er is een bericht voor je${initialsOf(client)}`,
    before: [
      `${who} heeft een bericht gestuurd.`,
      `Het hoort bij het traject van ${client}. Je leest het op het dashboard.`,
    ],
    button: 'Lees het bericht',
  }),
};
export default mails;
