import type { Language } from '@traject/contract/common/languages';
import { counted } from '../letter.ts';

/** How many days the link works by which a first password is chosen; null when there is one. */
export type InviteDays = number | null;

type Ways = { before: string[]; label: string; after: string[] };

/** What a mail to an account says besides its own: how to come in for who never did. */
export const wayIn: Record<Language, (days: InviteDays, label: string) => Ways> = {
  nl: (days, label) =>
    days === null
      ? { before: [], label, after: [] }
      : {
          before: ['Je hebt nog geen wachtwoord. Kies er eerst een, daarna kun je inloggen.'],
          label: 'Kies een wachtwoord',
          after: [
            `De link werkt ${counted(days, 'dag', 'dagen')}. Is die tijd voorbij? Kies dan bij het inloggen ‘Wachtwoord vergeten’. Je krijgt dan een nieuwe link.`,
          ],
        },
  en: (days, label) =>
    days === null
      ? { before: [], label, after: [] }
      : {
          before: ['You have no password yet. Choose one first; after that you can sign in.'],
          label: 'Choose a password',
          after: [
            `The link works for ${counted(days, 'day', 'days')}. Is it too late? Then choose ‘Forgot password’ when you sign in, and you get a new link.`,
          ],
        },
};
