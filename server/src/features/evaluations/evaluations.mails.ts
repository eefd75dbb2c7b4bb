import type { Addressed } from '../../platform/mail/letter.ts';
import { type MailTraits, ordinary } from '../../platform/mail/traits.ts';

/** How long the link that accepts the invitation works; null once it has been accepted. */
export type Invite = {
  invite_days: number | null;
  invite_until: string;
  /** The invitation, where the link itself opens what is asked; old mails have none. */
  account_link?: string | null;
};

/** Who answered that there is no level to give, and how often. */
export type WithoutLevel = { without_level: string; not_applicable: number; not_seen: number };

export type EvaluationsMails = {
  'evaluation-asked': Addressed &
    Invite & {
      asker: string;
      organisation: string;
      /** In words, when there are several. */
      student: string;
      /** How many; mails from an earlier release are about one. */
      students?: number;
      /** The reader is the student, asked to rate themselves. */
      own: boolean;
      /** The student is asking, and must not be named twice. */
      by_student: boolean;
      formal: boolean;
      count: number;
      until: string;
      /** What the asker wrote; may be empty. */
      message?: string;
    };
  'evaluation-reminder': Addressed &
    Invite & { students: string; count: number; until: string; formal: boolean };
  'evaluations-expired': Addressed & { students: string; count: number };
  /** The level itself is shown on the page, not in the mail. */
  'evaluations-given': Addressed & { evaluators: string; count: number } & Partial<WithoutLevel>;
};

export const evaluationsMails: MailTraits<EvaluationsMails> = {
  'evaluation-asked': { ...ordinary, signedBy: 'asker' },
  'evaluation-reminder': { ...ordinary, inOfficeTime: true },
  'evaluations-expired': ordinary,
  'evaluations-given': ordinary,
};
