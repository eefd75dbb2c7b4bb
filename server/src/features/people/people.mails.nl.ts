import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.nl.ts';
import type { PeopleMails } from './people.mails.ts';

const mails: MailTexts<PeopleMails> = {
  invited: ({ organisation, ...time }) => ({
    subject: 'Je bent uitgenodigd voor Traject',
    before: [
      `${organisation} nodigt je uit om mee te werken in Traject.`,
      'Zeg ja om mee te doen. Heb je nog geen account met dit e-mailadres, dan kies je een wachtwoord.',
    ],
    button: 'Bekijk de uitnodiging',
    after: [
      `De link werkt ${lasting(time)} en je kunt hem één keer gebruiken.`,
      `Ben je te laat? Vraag ${organisation} dan om een nieuwe uitnodiging.`,
      `Ken je ${organisation} niet? Dan hoef je niets te doen.`,
    ],
  }),
  'access-asked': ({ name, organisation }) => ({
    subject: 'Er vraagt iemand om toegang',
    before: [
      `${name} heeft een account gemaakt en vraagt om toegang tot ${organisation}.`,
      'Ken je deze persoon? Geef dan toegang en kies een rol. Weiger anders.',
    ],
    button: 'Bekijk de vraag',
    after: ['Zolang niemand antwoordt, kan deze persoon nergens bij.'],
  }),
  'access-given': ({ organisation }) => ({
    subject: 'Je hebt toegang gekregen in Traject',
    before: [
      `${organisation} heeft je toegang gegeven in Traject.`,
      'Log in met het e-mailadres en het wachtwoord dat je al hebt.',
    ],
    button: 'Ga naar inloggen',
    after: [`Klopt dit niet? Neem dan contact op met ${organisation}.`],
  }),
  'password-link': ({ minutes }) => ({
    subject: 'Er is een link gemaakt voor een nieuw wachtwoord',
    before: [
      'Wie de server van Traject beheert, heeft net een link gemaakt voor je account.',
      `Wie die link heeft, kan ${counted(minutes, 'minuut', 'minuten')} lang een nieuw wachtwoord kiezen en daarmee inloggen.`,
      'Heb je daarom gevraagd? Dan hoef je niets te doen.',
      'Heb je er niet om gevraagd? Vraag dan zelf een nieuw wachtwoord. De andere link werkt dan niet meer.',
    ],
    button: 'Vraag een nieuw wachtwoord',
    after: ['Vertel het daarna ook aan wie de server beheert.'],
  }),
};
export default mails;
