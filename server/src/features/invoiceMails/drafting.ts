import type { Language } from '@traject/contract/common/languages';
import { invoiceMailFields, type ReminderLevel } from '@traject/contract/invoiceMails';
import type { InvoiceKind } from '@traject/contract/invoices';
import { texts } from '../../texts.ts';
import { day, euro } from '../invoices/invoices.service.ts';

/** What a text can tell of an invoice. */
export type Told = {
  kind: InvoiceKind;
  invoice_number: string;
  total_with_vat: number;
  open: number;
  due_date: string | null;
};
type Words = Record<'mail_text' | `reminder_text_${ReminderLevel}`, string>;
type Asked = { invoice: Told; level: ReminderLevel | null; settings: Words; language: Language };

/** The organisation's words, or else the house's own, about this invoice. */
export function wordsFor({ invoice, level, settings, language }: Asked) {
  const { house } = texts[language].words.invoiceMails;
  if (invoice.kind === 'credit') return filled(house.credit_text, invoice, language);
  const name = level ? (`reminder_text_${level}` as const) : 'mail_text';
  return filled(settings[name] || house[name], invoice, language);
}

export function subjectFor({ invoice, level, language }: Omit<Asked, 'settings'>) {
  const { subjects } = texts[language].words.invoiceMails;
  const name = level ?? (invoice.kind === 'credit' ? 'credit' : 'invoice');
  return subjects[name](invoice.invoice_number);
}

/** An organisation may have changed its language: its texts name the fields as they did. */
function filled(text: string, invoice: Told, language: Language) {
  const { invoice_number, total_with_vat, open, due_date } = invoice;
  const facts = {
    number: invoice_number,
    amount: euro(total_with_vat),
    open: euro(open),
    due: due_date ? day(due_date, language) : '',
  };
  const known = Object.values(invoiceMailFields).flatMap((names) =>
    (Object.keys(facts) as (keyof typeof facts)[]).map((fact) => [names[fact], facts[fact]]),
  );
  const values = new Map(known as [string, string][]);
  return text.replace(/\{([^{}]{1,40})\}/g, (whole, name: string) => values.get(name) ?? whole);
}
