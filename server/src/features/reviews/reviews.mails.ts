import type { TrajectoryMail } from '../../platform/mail/letter.ts';
import { type MailTraits, ofCounselor } from '../../platform/mail/traits.ts';

export type ReviewsMails = {
  'review-client': Omit<TrajectoryMail, 'client' | 'to_client'>;
  'review-employer': Omit<TrajectoryMail, 'to_client'>;
};

export const reviewsMails: MailTraits<ReviewsMails> = {
  'review-client': ofCounselor,
  'review-employer': ofCounselor,
};
