import * as z from 'zod/mini';

/** What is asked of people, and reminded of while they do not answer. */
export const reminderKinds = ['approval', 'survey', 'evaluation', 'task'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const moment = z.nullable(z.string());

/** What a question that waits says about its reminders. */
export const reminding = {
  reminders_off: z.boolean(),
  /** When the next one goes; null where none will. */
  next_reminder_at: moment,
};

/** A mail that asked before, or reminded; newest first. */
export const earlierMail = z.object({
  sent_at: z.string(),
  opened_at: moment,
  /** As far as that is kept. */
  email: z.nullable(z.string()),
  /** The number of the reminder; null for a mail that asked. */
  reminder: z.nullable(z.int()),
});
