import * as z from 'zod/mini';
import { email, id, prose, requiredProse, upTo, version } from './common/fields.ts';
import type { Language } from './common/languages.ts';
import { mailState } from './common/mailState.ts';

export const invoiceMailKinds = ['invoice', 'reminder'] as const;
/** Friendly, second and final. */
export const reminderLevels = [1, 2, 3] as const;
const level = z.literal(reminderLevels);

/** What a text may leave open, as `{factuurnummer}`; filled in for each invoice. */
export const invoiceMailFields = {
  nl: {
    number: 'factuurnummer',
    amount: 'bedrag',
    open: 'openstaand',
    due: 'vervaldatum',
  },
  en: { number: 'invoice number', amount: 'amount', open: 'open amount', due: 'due date' },
} as const satisfies Record<Language, Record<string, string>>;

/** One that was sent, newest first. */
export const invoiceMail = z.object({
  id,
  kind: z.enum(invoiceMailKinds),
  level: z.nullable(level),
  /** Nothing where its reader was erased. */
  to: z.nullable(z.string()),
  sent_at: z.string(),
  opened_at: z.nullable(z.string()),
  link: z.enum(['works', 'withdrawn', 'ended']),
  mail: z.nullable(mailState),
});

/** What would be sent, to look at and to change first. */
export const invoiceMailDraft = z.object({
  kind: z.enum(invoiceMailKinds),
  level: z.nullable(level),
  email: z.string(),
  /** The office gets a copy there; empty where it asked for none. */
  copy_to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The names of the files that go along. */
  attachments: z.array(z.string()),
});

export const draftQuery = z.strictObject({ kind: z.optional(z.enum(invoiceMailKinds)) });

/** How long a text of a mail may be. */
export const mostMailText = 1500;

/** Left out, it is the invoice itself, as it was proposed. */
export const invoiceMailInput = z.strictObject({
  kind: z.optional(z.enum(invoiceMailKinds)),
  email: z.optional(email),
  text: z.optional(requiredProse(mostMailText)),
});

const words = prose(mostMailText);
const days = z.nullable(z.int().check(z.minimum(1), z.maximum(365)));
const own = {
  mail_text: words,
  reminder_text_1: words,
  reminder_text_2: words,
  reminder_text_3: words,
};

/** Empty words are the house's own; days count from the last day to pay, and none is no reminder. */
export const invoiceMailSettingsInput = z.strictObject({
  ...own,
  reminder_days_1: days,
  reminder_days_2: days,
  reminder_days_3: days,
  reminders_automatic: z.boolean(),
});
export const invoiceMailSettingsChange = z.extend(z.partial(invoiceMailSettingsInput), {
  version: z.optional(version),
});
export const invoiceMailSettings = z.object({
  ...invoiceMailSettingsInput.shape,
  /** What is said where the organisation has no words of its own. */
  house: z.object(own),
  version,
});

/** A reminder to look at before it is sent. */
export const invoiceReminder = z.object({
  id,
  level,
  proposed_at: z.string(),
  invoice: z.object({ id, invoice_number: z.string(), trajectory_id: z.nullable(id) }),
  billed_name: z.string(),
  email: z.string(),
  open: z.int(),
  due_date: z.string(),
  days_overdue: z.int(),
  text: z.string(),
});
/** Left out, it is what was proposed. */
export const reminderSend = z.strictObject({
  email: z.optional(email),
  text: z.optional(requiredProse(mostMailText)),
});
export const manyReminders = z.strictObject({ ids: z.array(id).check(upTo(200)) });
export const remindersSent = z.object({
  sent: z.int(),
  /** Paid meanwhile, without an address, or sent by somebody else. */
  left: z.int(),
});

export type InvoiceMailKind = (typeof invoiceMailKinds)[number];
export type ReminderLevel = (typeof reminderLevels)[number];
export type InvoiceMail = z.infer<typeof invoiceMail>;
export type InvoiceMailDraft = z.infer<typeof invoiceMailDraft>;
export type InvoiceMailInput = z.infer<typeof invoiceMailInput>;
export type InvoiceMailSettings = z.infer<typeof invoiceMailSettings>;
export type InvoiceMailSettingsInput = z.infer<typeof invoiceMailSettingsInput>;
export type InvoiceReminder = z.infer<typeof invoiceReminder>;
