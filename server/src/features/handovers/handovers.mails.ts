import type { Addressed } from '../../platform/mail/letter.ts';
import { type MailTraits, ofCounselor, ordinary } from '../../platform/mail/traits.ts';

type Caseload = Addressed & {
  /** The other colleague. */
  name: string;
  trajectories: number;
  tasks: number;
  appointments: number;
};

/** None to a colleague names a client. */
export type HandoversMails = {
  'caseload-given': Caseload;
  'caseload-back': Caseload;
  'caseload-gone': Caseload;
  'counselor-changed': Addressed & { counselor: string };
};

export const handoversMails: MailTraits<HandoversMails> = {
  'caseload-given': ordinary,
  'caseload-back': ordinary,
  'caseload-gone': ordinary,
  'counselor-changed': ofCounselor,
};
