import type { RequestKind } from '@traject/contract/approvals';
import type { ActionCode } from '@traject/contract/common/fileActions';
import type { Addressed, TrajectoryMail } from '../../platform/mail/letter.ts';
import { type MailTraits, ofCounselor, ordinary } from '../../platform/mail/traits.ts';

/** What a document is for; unknown for mails from an earlier release. */
export type ForWhat = { action?: { code: ActionCode | null; name: string } };

export const isToSign = ({ action }: ForWhat) => action?.code === 'signature';

type Decided = Addressed & {
  kind: RequestKind;
  document: string;
  approved: boolean;
  reason: string | null;
};

export type ApprovalsMails = {
  'approve-document': TrajectoryMail & ForWhat & { document: string };
  'read-document': TrajectoryMail & ForWhat & { document: string };
  decided: Decided & { client: string; who: string };
  'decision-receipt': Decided & {
    counselor: string;
    organisation: string;
    /** The day of the decision, in words. */
    on: string;
  };
  'document-returned': Addressed & { client: string; who: string; document: string };
};

export const approvalsMails: MailTraits<ApprovalsMails> = {
  'approve-document': ofCounselor,
  'read-document': ofCounselor,
  decided: ordinary,
  'decision-receipt': ofCounselor,
  'document-returned': ordinary,
};
