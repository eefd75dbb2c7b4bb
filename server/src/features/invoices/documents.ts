import type { Organisation } from '@traject/contract/organisations';
import type { Db } from '../../platform/database/db.ts';
import { findDetails } from '../organisations/organisations.service.ts';
import { payerFacts } from '../payers/payers.service.ts';
import type { InvoiceDocument, PayerFacts, Sender } from './eInvoice/document.ts';
import type { StoredInvoice } from './invoices.queries.ts';
import { findSettings } from './settings.queries.ts';

/** What it says: what was frozen, or for a draft what would be frozen now. */
export async function documentOf(
  db: Db,
  invoice: StoredInvoice,
  known?: Sender,
): Promise<InvoiceDocument> {
  const sender = (invoice.sender as Sender | null) ?? known ?? (await senderNow(db, invoice));
  const payer = (invoice.payer as PayerFacts | null) ?? (await payerNow(db, invoice));
  return written(invoice, { sender, payer });
}

export const senderNow = async (
  db: Db,
  { organisation_id }: Pick<StoredInvoice, 'organisation_id'>,
) => senderOf(await findDetails(db, organisation_id), await findSettings(db, organisation_id));

const senderOf = (
  house: Organisation,
  { footer, email }: { footer: string; email: string },
): Sender => {
  const { name, address, postal_code, city, kvk_number, vat_number, iban } = house;
  const { payment_term_days, language, accent_color } = house;
  const place = { name, address, postal_code, city };
  const known = { kvk_number, vat_number, iban, payment_term_days };
  return { ...place, ...known, language, accent_color, footer, email };
};

const unknown: PayerFacts = { kvk_number: '', oin: '', email: '', country: 'NL' };

const payerNow = async (db: Db, { payer_id }: Pick<StoredInvoice, 'payer_id'>) =>
  payer_id ? payerFacts(db, payer_id) : unknown;

type Parties = { sender: Sender; payer: PayerFacts };

function written(invoice: StoredInvoice, { sender, payer }: Parties): InvoiceDocument {
  const { kind, total, vat, total_with_vat, rates, invoice_date, rows } = invoice;
  return {
    kind,
    invoice_number: invoice.finalised_at ? invoice.invoice_number : null,
    invoice_date,
    due_date: dueOn(invoice, sender),
    declaration_reference: invoice.declaration_reference,
    order_number: invoice.order_number,
    payer_reference: invoice.payer_reference,
    concerns: invoice.concerns,
    service_from: invoice.service_from,
    service_to: invoice.service_to,
    credited: invoice.credits,
    sender,
    billed_name: invoice.billed_name ?? '',
    billed_address: invoice.billed_address ?? '',
    billed_vat_number: invoice.billed_vat_number ?? '',
    payer,
    rows: rows.map(({ invoice_product: { name }, ...row }) => ({ ...row, name })),
    ...{ total, vat, total_with_vat, rates },
  };
}

type Dated = Pick<StoredInvoice, 'kind' | 'invoice_date' | 'total_with_vat'>;

/** Nothing where there is nothing to pay. */
export function dueOn(
  { kind, invoice_date, total_with_vat }: Dated,
  { payment_term_days }: Sender,
) {
  if (kind === 'credit' || total_with_vat <= 0) return null;
  const due = new Date(`${invoice_date}T12:00:00Z`);
  due.setUTCDate(due.getUTCDate() + payment_term_days);
  return due.toISOString().slice(0, 10);
}
