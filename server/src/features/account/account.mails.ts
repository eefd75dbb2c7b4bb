import type { Addressed } from '../../platform/mail/letter.ts';
import { type MailTraits, ofAccount } from '../../platform/mail/traits.ts';

export type AccountMails = {
  'address-new': Addressed & { hours: number; both: boolean };
  'address-old': Addressed & { hours: number; email: string };
  'address-changed': Addressed & { email: string };
};

export const accountMails: MailTraits<AccountMails> = {
  'address-new': { ...ofAccount, minutes: 20 * 60 },
  'address-old': { ...ofAccount, minutes: 20 * 60 },
  'address-changed': ofAccount,
};
