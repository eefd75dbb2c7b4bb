import type { Addressed } from '../../platform/mail/letter.ts';
import { type MailTraits, ofCounselor, ordinary } from '../../platform/mail/traits.ts';

/** Neither says what was written: that is read on the page. */
export type MessagesMails = {
  'message-to-party': Addressed & {
    counselor: string;
    organisation: string;
    client: string;
    to_client: boolean;
  };
  'message-to-staff': Addressed & { who: string; client: string };
};

export const messagesMails: MailTraits<MessagesMails> = {
  'message-to-party': ofCounselor,
  'message-to-staff': ordinary,
};
