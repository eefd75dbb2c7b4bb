import type { Addressed } from '../../platform/mail/letter.ts';
import { type MailTraits, ordinary } from '../../platform/mail/traits.ts';

export type RightsMails = {
  'night-asks': Addressed & { trajectories: number };
};

export const rightsMails: MailTraits<RightsMails> = {
  'night-asks': ordinary,
};
