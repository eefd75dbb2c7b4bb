import type { ReminderLevel } from '@traject/contract/invoiceMails';
import type { Addressed } from '../../platform/mail/letter.ts';
import { type MailTraits, ordinary } from '../../platform/mail/traits.ts';

/** What the payer reads: the words that somebody looked at, and how to pay. */
type Sent = Addressed & {
  invoice_number: string;
  /** As it was typed, with line breaks. */
  words: string;
  /** Empty where there is nothing to pay. */
  pay: string;
};

export type InvoiceMailsMails = {
  invoice: Sent & { credit: boolean; with_xml: boolean };
  'invoice-reminder': Sent & { level: ReminderLevel };
  /** For the office: what was sent, and to whom. */
  'invoice-copy': Addressed & { invoice_number: string; words: string; email: string };
};

const toPayer = { ...ordinary, signedBy: 'invoicing', formal: true } as const;

export const invoiceMailsMails: MailTraits<InvoiceMailsMails> = {
  invoice: toPayer,
  'invoice-reminder': { ...toPayer, inOfficeTime: true },
  'invoice-copy': ordinary,
};
