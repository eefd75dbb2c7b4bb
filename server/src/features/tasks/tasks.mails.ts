import type { Addressed, TrajectoryMail } from '../../platform/mail/letter.ts';
import { type MailTraits, ofCounselor, ordinary } from '../../platform/mail/traits.ts';

/** What is to be done, and the day before which, in words. */
type Asked = { task: string; due: string | null };

export type TasksMails = {
  'task-client': Omit<TrajectoryMail, 'to_client'> & Asked;
  'task-employer': Omit<TrajectoryMail, 'to_client'> & Asked;
  'task-given': Addressed & Asked & { giver: string };
  'task-done': Addressed & { who: string; task: string; client: string };
};

export const tasksMails: MailTraits<TasksMails> = {
  'task-client': ofCounselor,
  'task-employer': ofCounselor,
  'task-given': ordinary,
  'task-done': ordinary,
};
