import { counted, type Template } from '../letter.ts';

type Data = { first_name: string; link: string; organisation: string; days: number };

export const invited: Template<Data> = {
  nl: ({ first_name, link, organisation, days }) => ({
    subject: 'Je bent uitgenodigd voor Traject',
    first_name,
    before: [
      `${organisation} nodigt je uit om mee te werken in Traject.`,
      'Klik op de knop om ja te zeggen. Heb je nog geen account met dit e-mailadres, dan kies je een wachtwoord.',
    ],
    button: { label: 'Bekijk de uitnodiging', link },
    after: [
      `De link werkt ${counted(days, 'dag', 'dagen')} en je kunt hem één keer gebruiken.`,
      `Ben je te laat? Vraag ${organisation} dan om een nieuwe uitnodiging.`,
      `Ken je ${organisation} niet? Dan hoef je niets te doen.`,
    ],
  }),
  en: ({ first_name, link, organisation, days }) => ({
    subject: 'You are invited to Traject',
    first_name,
    before: [
      `${organisation} invites you to work with them in Traject.`,
      'Click the button to say yes. If you have no account with this email address yet, you choose a password.',
    ],
    button: { label: 'See the invitation', link },
    after: [
      `The link works for ${counted(days, 'day', 'days')} and you can use it once.`,
      `Are you too late? Then ask ${organisation} for a new invitation.`,
      `Do you not know ${organisation}? Then you do not have to do anything.`,
    ],
  }),
};
