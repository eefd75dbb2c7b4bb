import type { Language } from '@traject/contract/common/languages';
import { lasting } from '../letter.ts';

/** How long the link works by which somebody says yes; null for who did. */
export type Invite = { invite_days: number | null; invite_until: string };

type Asked = Invite & { formal: boolean; label: string };
type Ways = { before: string[]; label: string; after: string[] };

/** What a mail to an account says besides its own: how to come in for who has not said yes yet. */
export const wayIn: Record<Language, (asked: Asked) => Ways> = {
  nl: ({ invite_days: days, invite_until: until, formal, label }) =>
    days === null
      ? { before: [], label, after: [] }
      : {
          before: [
            `Zeg eerst ja op de uitnodiging. Daarna ${formal ? 'kunt u' : 'kun je'} inloggen.`,
          ],
          label: 'Bekijk de uitnodiging',
          after: [
            `De link werkt ${lasting.nl({ days, until })}. Is die tijd voorbij? Kies dan bij het inloggen ‘Wachtwoord vergeten’. ${formal ? 'U' : 'Je'} krijgt dan een nieuwe link.`,
          ],
        },
  en: ({ invite_days: days, invite_until: until, label }) =>
    days === null
      ? { before: [], label, after: [] }
      : {
          before: ['Say yes to the invitation first; after that you can sign in.'],
          label: 'See the invitation',
          after: [
            `The link works ${lasting.en({ days, until })}. Is it too late? Then choose ‘Forgot password’ when you sign in, and you get a new link.`,
          ],
        },
};
