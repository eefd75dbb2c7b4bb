import type { Addressed } from '../../platform/mail/letter.ts';
import { type MailTraits, ordinary } from '../../platform/mail/traits.ts';

export type PortalMails = {
  /** Opens the pages of an address in a browser, once. */
  'portal-link': Addressed & { minutes: number };
  /** Somebody may have a look at their own page. */
  'portal-invited': Addressed & {
    counselor: string;
    organisation: string;
    client: string;
    to_client: boolean;
  };
};

export const portalMails: MailTraits<PortalMails> = {
  'portal-link': { ...ordinary, urgency: 'in small numbers', minutes: 15, formal: true },
  'portal-invited': { ...ordinary, signedBy: 'counselor', formal: true },
};
