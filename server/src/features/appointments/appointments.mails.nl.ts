import { initialsOf, type MailTexts } from '../../platform/mail/letter.ts';
import type { AppointmentsMails } from './appointments.mails.ts';

type Told = AppointmentsMails['appointment-asked'];

const you = ({ formal }: Told) => (formal ? 'u' : 'je');
const your = ({ formal }: Told) => (formal ? 'uw' : 'je');
const about = ({ client }: Told) => (client ? ` over het traject van ${client}` : '');
/** Clients and employers see no name on their lock screen; colleagues see initials. */
const initials = ({ formal, client }: Told) => (formal ? '' : initialsOf(client));

const lines = ({ when, more, place, video_url, text }: Told) => [
  `Wanneer: ${when}.`,
  ...(more > 0 ? [`Daarna nog ${more} keer. Alle dagen staan op de pagina en in de bijlage.`] : []),
  ...(place ? [`Waar: ${place}`] : []),
  ...(video_url ? [`Videogesprek: ${video_url}`] : []),
  ...(text ? [text] : []),
];

const mails: MailTexts<AppointmentsMails> = {
  'appointment-asked': (told) => ({
    subject: `Uitnodiging voor een afspraak${initials(told)}`,
    before: [
      `${told.owner} van ${told.organisation} nodigt ${you(told)} uit voor een afspraak${about(told)}: ${told.title}.`,
      ...lines(told),
    ],
    button: `Laat weten of ${you(told)} komt`,
    after: [
      `De bijlage zet de afspraak in ${your(told)} agenda.`,
      `Geef de link aan niemand anders: wie de link heeft, kan voor ${you(told)} antwoorden.`,
    ],
  }),
  'appointment-changed': (told) => ({
    subject: `Een afspraak is veranderd${initials(told)}`,
    before: [
      `De afspraak met ${told.owner} van ${told.organisation}${about(told)} is veranderd. Zo is het nu: ${told.title}.`,
      ...lines(told),
      ...(told.asks ? [`Laat opnieuw weten of ${you(told)} komt.`] : []),
    ],
    button: told.asks ? `Laat weten of ${you(told)} komt` : 'Bekijk de afspraak',
    after: told.calendar ? [`De bijlage past de afspraak in ${your(told)} agenda aan.`] : [],
  }),
  'appointment-cancelled': (told) => ({
    subject: `Een afspraak gaat niet door${initials(told)}`,
    before: [
      `De afspraak met ${told.owner} van ${told.organisation}${about(told)} gaat niet door: ${told.title}.`,
      `${told.formal ? 'U hoeft' : 'Je hoeft'} niet te komen op ${told.when}.`,
      ...(told.more > 0 ? [`Ook de ${told.more} keer daarna vervallen.`] : []),
    ],
    button: 'Bekijk de afspraak',
    after: told.calendar ? [`De bijlage haalt de afspraak uit ${your(told)} agenda.`] : [],
  }),
  'appointment-answered': ({ who, title, when, said, comes, client }) => ({
    subject: `${comes ? 'Iemand komt toch naar' : 'Iemand kan niet komen op'} een afspraak${initialsOf(client)}`,
    before: [
      `${who} ${comes ? 'komt toch' : 'kan niet komen'}: ${title}, ${when}.`,
      ...(said ? [`Daarbij staat: ‘${said}’`] : []),
    ],
    button: 'Bekijk de afspraak',
  }),
};
export default mails;
