import type { Addressed } from '../../platform/mail/letter.ts';
import { type MailTraits, ordinary } from '../../platform/mail/traits.ts';

/** None of them names a client. */
export type AccessRequestsMails = {
  'trajectory-asked': Addressed & { name: string };
  'trajectory-given': Addressed & { until: string };
  'trajectory-refused': Addressed;
};

export const accessRequestsMails: MailTraits<AccessRequestsMails> = {
  'trajectory-asked': ordinary,
  'trajectory-given': ordinary,
  'trajectory-refused': ordinary,
};
