import { initialsOf, type MailTexts } from '../../platform/mail/letter.ts';
import type { MessagesMails } from './messages.mails.ts';

const mails: MailTexts<MessagesMails> = {
  'message-to-party': ({ counselor, organisation, client, to_client }) => ({
    subject: 'There is a message for you',
    before: [
      to_client
        ? `${counselor} of ${organisation} has sent you a message.`
        : `${counselor} of ${organisation} has sent you a message about the trajectory of ${client}.`,
      'You read it on your own page. You can answer there too.',
    ],
    button: 'Read the message',
  }),
  'message-to-staff': ({ who, client }) => ({
    subject: `There is a message for you${initialsOf(client)}`,
    before: [
      `${who} has sent a message.`,
      `It belongs to the trajectory of ${client}. You read it on the dashboard.`,
    ],
    button: 'Read the message',
  }),
};
export default mails;
