import type { Addressed } from '../../platform/mail/letter.ts';
import { type MailTraits, ordinary } from '../../platform/mail/traits.ts';

/** How long the link works that accepts the invitation; null once it has been accepted. */
export type Invite = { invite_days: number | null; invite_until: string };

export type EvaluationsMails = {
  'evaluation-asked': Addressed &
    Invite & {
      asker: string;
      organisation: string;
      student: string;
      /** The reader is the student, who is asked for their own view. */
      own: boolean;
      /** The student is the one who asks, and is not named twice. */
      by_student: boolean;
      formal: boolean;
      count: number;
      until: string;
    };
  'evaluation-reminder': Addressed &
    Invite & { students: string; count: number; until: string; formal: boolean };
  'evaluations-expired': Addressed & { students: string; count: number };
  /** What the level is stands on the page, and not in the mail. */
  'evaluations-given': Addressed & { evaluators: string; count: number };
};

export const evaluationsMails: MailTraits<EvaluationsMails> = {
  'evaluation-asked': { ...ordinary, signedBy: 'asker' },
  'evaluation-reminder': ordinary,
  'evaluations-expired': ordinary,
  'evaluations-given': ordinary,
};
