import { type Lasting, lasting, type Template } from '../letter.ts';

type Data = Lasting & { first_name: string; link: string; organisation: string };

export const invited: Template<Data> = {
  nl: ({ first_name, link, organisation, ...time }) => ({
    subject: 'Je bent uitgenodigd voor Traject',
    first_name,
    before: [
      `${organisation} nodigt je uit om mee te werken in Traject.`,
      'Zeg ja om mee te doen. Heb je nog geen account met dit e-mailadres, dan kies je een wachtwoord.',
    ],
    button: { label: 'Bekijk de uitnodiging', link },
    after: [
      `De link werkt ${lasting.nl(time)} en je kunt hem één keer gebruiken.`,
      `Ben je te laat? Vraag ${organisation} dan om een nieuwe uitnodiging.`,
      `Ken je ${organisation} niet? Dan hoef je niets te doen.`,
    ],
  }),
  en: ({ first_name, link, organisation, ...time }) => ({
    subject: 'You are invited to Traject',
    first_name,
    before: [
      `${organisation} invites you to work with them in Traject.`,
      'Say yes to take part. If you have no account with this email address yet, you choose a password.',
    ],
    button: { label: 'See the invitation', link },
    after: [
      `The link works ${lasting.en(time)} and you can use it once.`,
      `Are you too late? Then ask ${organisation} for a new invitation.`,
      `Do you not know ${organisation}? Then you do not have to do anything.`,
    ],
  }),
};
