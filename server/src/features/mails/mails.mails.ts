import type { Addressed } from '../../platform/mail/letter.ts';
import { day, type MailTraits, ordinary } from '../../platform/mail/traits.ts';

export type MailsMails = {
  /** To find out whether mail arrives at all. */
  test: Addressed;
};

export const mailsMails: MailTraits<MailsMails> = {
  test: { ...ordinary, urgency: 'always', minutes: day },
};
