import type { Addressed } from '../../platform/mail/letter.ts';
import { day, type MailTraits, ordinary } from '../../platform/mail/traits.ts';

export type DigestsMails = {
  digest: Addressed & {
    appointments: number;
    to_do: number;
    overdue: number;
    came_in: number;
    waiting: number;
  };
};

export const digestsMails: MailTraits<DigestsMails> = { digest: { ...ordinary, minutes: 2 * day } };
