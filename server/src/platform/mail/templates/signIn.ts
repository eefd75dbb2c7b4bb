import type { Language } from '@traject/contract/common/languages';
import { counted } from '../letter.ts';

/** How many days the link works by which somebody says yes; null for who did. */
export type InviteDays = number | null;

type Ways = { before: string[]; label: string; after: string[] };

/** What a mail to an account says besides its own: how to come in for who has not said yes yet. */
export const wayIn: Record<Language, (days: InviteDays, label: string) => Ways> = {
  nl: (days, label) =>
    days === null
      ? { before: [], label, after: [] }
      : {
          before: ['Zeg eerst ja op de uitnodiging. Daarna kun je inloggen.'],
          label: 'Bekijk de uitnodiging',
          after: [
            `De link werkt ${counted(days, 'dag', 'dagen')}. Is die tijd voorbij? Kies dan bij het inloggen ‘Wachtwoord vergeten’. Je krijgt dan een nieuwe link.`,
          ],
        },
  en: (days, label) =>
    days === null
      ? { before: [], label, after: [] }
      : {
          before: ['Say yes to the invitation first; after that you can sign in.'],
          label: 'See the invitation',
          after: [
            `The link works for ${counted(days, 'day', 'days')}. Is it too late? Then choose ‘Forgot password’ when you sign in, and you get a new link.`,
          ],
        },
};
