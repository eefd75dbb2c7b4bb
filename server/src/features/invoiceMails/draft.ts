import type {
  InvoiceMailDraft,
  InvoiceMailKind,
  ReminderLevel,
} from '@traject/contract/invoiceMails';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Clock } from '../../platform/program/clock.ts';
import {
  documentOf,
  findSettings,
  nameOf,
  type StoredInvoice,
} from '../invoices/invoices.service.ts';
import { subjectFor, wordsFor } from './drafting.ts';
import { payerAddress } from './invoiceMails.queries.ts';
import { nextLevel } from './reminders.queries.ts';
import { refuseReminder } from './sending.ts';

type Asked = { kind: InvoiceMailKind; clock: Clock };

/** What would be sent now, and to whom. */
export async function readDraft(
  db: Db,
  invoice: StoredInvoice,
  { kind, clock }: Asked,
): Promise<InvoiceMailDraft> {
  if (!invoice.finalised_at) throw unprocessable('invoice.not_final');
  if (kind === 'reminder') await refuseReminder(db, invoice, clock);
  const level = await levelOf(db, invoice.id, kind);
  const settings = await findSettings(db, invoice.organisation_id);
  const { sender } = await documentOf(db, invoice);
  const asked = { invoice, level, settings, language: sender.language };
  const pdf = nameOf(invoice);
  const hasXml = !level && invoice.e_invoice !== 'none';
  return {
    kind,
    level,
    email: await payerAddress(db, invoice.id),
    copy_to: settings.email,
    subject: subjectFor(asked),
    text: wordsFor(asked),
    attachments: [pdf, ...(hasXml ? [pdf.replace(/\.pdf$/, '.xml')] : [])],
  };
}

/** Which reminder it is; nothing for the invoice itself. */
export async function levelOf(
  db: Db,
  invoiceId: number,
  kind: InvoiceMailKind,
): Promise<ReminderLevel | null> {
  if (kind === 'invoice') return null;
  const level = await nextLevel(db, invoiceId);
  if (!level) throw unprocessable('invoice_mails.all_sent');
  return level;
}
