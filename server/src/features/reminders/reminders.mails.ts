import type { RequestKind } from '@traject/contract/approvals';
import type { Addressed } from '../../platform/mail/letter.ts';
import { type MailTraits, ofCounselor, ordinary } from '../../platform/mail/traits.ts';

/** To a client or an employer, about something that was asked before. */
export type Reminder = Addressed & {
  /** When it was asked, and the last day it can be answered, in words. */
  on: string;
  until: string;
  /** Who asked. */
  counselor: string;
  organisation: string;
  client: string;
  /** Nobody reads about themselves in the third person. */
  to_client: boolean;
};

export type RemindersMails = {
  'reminder-approval': Reminder & { kind: RequestKind; document: string };
  'reminder-survey': Reminder;
  'reminder-task': Reminder & { title: string };
  unanswered: Addressed & { approvals: number; surveys: number; tasks: number; clients: string };
};

const reminder = { ...ofCounselor, inOfficeTime: true } as const;

export const remindersMails: MailTraits<RemindersMails> = {
  'reminder-approval': reminder,
  'reminder-survey': reminder,
  'reminder-task': reminder,
  unanswered: ordinary,
};
