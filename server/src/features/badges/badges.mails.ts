import type { Addressed } from '../../platform/mail/letter.ts';
import { type MailTraits, ordinary } from '../../platform/mail/traits.ts';

type OfBadge = Addressed & { badge: string; diploma: string; organisation: string };

export type BadgesMails = {
  'badge-granted': OfBadge;
  'badge-revoked': OfBadge & { reason: string };
};

export const badgesMails: MailTraits<BadgesMails> = {
  'badge-granted': ordinary,
  'badge-revoked': ordinary,
};
