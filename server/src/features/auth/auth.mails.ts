import type { Addressed, Lasting } from '../../platform/mail/letter.ts';
import { day, type MailTraits, ofAccount } from '../../platform/mail/traits.ts';

export type AuthMails = {
  activate: Addressed &
    Lasting & {
      /** Somebody registered this address before, and that registration no longer counts. */
      replaces: boolean;
    };
  'already-registered': Addressed;
  reset: Addressed & { minutes: number };
  'password-changed': Addressed;
};

export const authMails: MailTraits<AuthMails> = {
  activate: { ...ofAccount, minutes: 6 * day },
  'already-registered': ofAccount,
  reset: { ...ofAccount, minutes: 60 },
  'password-changed': ofAccount,
};
