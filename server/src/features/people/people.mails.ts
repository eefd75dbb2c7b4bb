import type { Addressed, Lasting } from '../../platform/mail/letter.ts';
import { day, type MailTraits, ofAccount, ordinary } from '../../platform/mail/traits.ts';

export type PeopleMails = {
  invited: Addressed & Lasting & { organisation: string };
  'access-asked': Addressed & { name: string; organisation: string };
  'access-given': Addressed & { organisation: string };
  'password-link': Addressed & { minutes: number };
};

export const peopleMails: MailTraits<PeopleMails> = {
  // A single invitation is urgent as well; a thousand at once are ordinary mail.
  invited: { ...ordinary, urgency: 'in small numbers', minutes: 6 * day },
  'access-asked': ordinary,
  'access-given': ordinary,
  'password-link': ofAccount,
};
