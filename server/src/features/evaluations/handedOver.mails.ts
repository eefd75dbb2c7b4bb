import type { Addressed } from '../../platform/mail/letter.ts';
import { type MailTraits, ordinary } from '../../platform/mail/traits.ts';
import type { Invite } from './evaluations.mails.ts';

export type HandedOverMails = {
  /** To the colleague who is asked instead. */
  'evaluation-handed': Addressed &
    Invite & {
      hander: string;
      organisation: string;
      students: string;
      formal: boolean;
      count: number;
      until: string;
      reason: string | null;
    };
  /** To those who asked, and the teachers of the student. */
  'evaluation-handed-over': Addressed & {
    hander: string;
    colleague: string;
    students: string;
    /** The reader is the student. */
    own: boolean;
    count: number;
    reason: string | null;
  };
};

export const handedOverMails: MailTraits<HandedOverMails> = {
  'evaluation-handed': ordinary,
  'evaluation-handed-over': ordinary,
};
