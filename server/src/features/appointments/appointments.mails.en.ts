import { initialsOf, type MailTexts } from '../../platform/mail/letter.ts';
import type { AppointmentsMails } from './appointments.mails.ts';

type Told = AppointmentsMails['appointment-asked'];

const about = ({ client }: Told) => (client ? ` about the trajectory of ${client}` : '');
const initials = ({ formal, client }: Told) => (formal ? '' : initialsOf(client));

const lines = ({ when, more, place, video_url, text }: Told) => [
  `When: ${when}.`,
  ...(more > 0
    ? [`And ${more} more after that. All days are on the page and in the attachment.`]
    : []),
  ...(place ? [`Where: ${place}`] : []),
  ...(video_url ? [`Video call: ${video_url}`] : []),
  ...(text ? [text] : []),
];

const mails: MailTexts<AppointmentsMails> = {
  'appointment-asked': (told) => ({
    subject: `Invitation to an appointment${initials(told)}`,
    before: [
      `${told.owner} of ${told.organisation} invites you to an appointment${about(told)}: ${told.title}.`,
      ...lines(told),
    ],
    button: 'Say whether you are coming',
    after: [
      'The attachment puts the appointment in your calendar.',
      'Do not pass on the link: whoever has it can answer for you.',
    ],
  }),
  'appointment-changed': (told) => ({
    subject: `An appointment has changed${initials(told)}`,
    before: [
      `The appointment with ${told.owner} of ${told.organisation}${about(told)} has changed. This is how it is now: ${told.title}.`,
      ...lines(told),
      ...(told.asks ? ['Please say again whether you are coming.'] : []),
    ],
    button: told.asks ? 'Say whether you are coming' : 'View the appointment',
    after: told.calendar ? ['The attachment changes the appointment in your calendar.'] : [],
  }),
  'appointment-cancelled': (told) => ({
    subject: `An appointment is cancelled${initials(told)}`,
    before: [
      `The appointment with ${told.owner} of ${told.organisation}${about(told)} is cancelled: ${told.title}.`,
      `You need not come on ${told.when}.`,
      ...(told.more > 0 ? [`The ${told.more} after that are cancelled too.`] : []),
    ],
    button: 'View the appointment',
    after: told.calendar ? ['The attachment removes the appointment from your calendar.'] : [],
  }),
  'appointment-answered': ({ who, title, when, said, comes, client }) => ({
    subject: `Somebody ${comes ? 'is coming to an appointment after all' : 'cannot come to an appointment'}${initialsOf(client)}`,
    before: [
      `${who} ${comes ? 'is coming after all' : 'cannot come'}: ${title}, ${when}.`,
      ...(said ? [`They added: ‘${said}’`] : []),
    ],
    button: 'View the appointment',
  }),
};
export default mails;
