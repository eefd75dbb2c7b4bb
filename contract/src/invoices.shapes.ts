import * as z from 'zod/mini';
import {
  civilDate,
  endsInOrder,
  id,
  optionalDate,
  optionalProse,
  optionalText,
  requiredText,
  text,
  upTo,
  version,
} from './common/fields.ts';
import { eInvoiceForms, invoiceKinds, invoiceStates } from './common/invoiceNames.ts';
import { changeOf } from './common/laterRules.ts';
import { optionalVatNumber } from './common/moneyRules.ts';
import { vatCategories } from './common/vat.ts';
import { invoiceRow } from './invoices.rows.ts';

export * from './common/invoiceNames.ts';
export * from './invoices.rows.ts';

const head = {
  invoice_number: requiredText(40),
  declaration_reference: requiredText(100),
  invoice_date: civilDate,
  /** The payer; a new invoice that leaves it out is billed to the client. */
  billed_name: optionalText(200),
  billed_address: optionalProse(500),
  billed_vat_number: optionalVatNumber,
  /** One of the known payers, where it is one. */
  payer_id: z.optional(z.nullable(id)),
  /** As the payer asked for it: UWV and municipalities want both. */
  order_number: z.optional(text(100)),
  payer_reference: z.optional(text(100)),
  /** Whom or what it concerns, as the payer may read it. */
  concerns: z.optional(text(200)),
  service_from: optionalDate,
  service_to: optionalDate,
  e_invoice: z.optional(z.enum(eInvoiceForms)),
  /** Whether the employer finds it on its page; not until somebody says so. */
  visible_employer: z.optional(z.boolean()),
};
/** The screens always send an empty list; rows have calls of their own. */
const unread = { rows: z.optional(z.array(z.unknown()).check(upTo(500))) };

type Head = { service_from?: unknown; service_to?: unknown };
const inOrder = endsInOrder<Head>('service_from', 'service_to');

export const invoiceHead = z.strictObject(head).check(inOrder);
export const invoiceInput = z.strictObject({ ...head, ...unread }).check(inOrder);
export const invoiceChange = z.extend(changeOf(head), unread);

const sums = { total: z.int(), vat: z.int() };
const numbered = z.object({ id, invoice_number: z.string() });
export const invoice = z.object({
  id,
  invoice_number: z.string(),
  declaration_reference: z.string(),
  invoice_date: z.string(),
  billed_name: z.nullable(z.string()),
  billed_address: z.nullable(z.string()),
  billed_vat_number: z.nullable(z.string()),
  payer_id: z.nullable(z.int()),
  order_number: z.string(),
  payer_reference: z.string(),
  concerns: z.string(),
  service_from: z.nullable(z.string()),
  service_to: z.nullable(z.string()),
  e_invoice: z.enum(eInvoiceForms),
  visible_employer: z.boolean(),
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  /** The invoice that a credit note is about. */
  credits: z.nullable(numbered),
  /** The credit notes about it; those that are final are subtracted. */
  credited_by: z.array(z.extend(numbered, { is_final: z.boolean() })),
  finalised_at: z.nullable(z.string()),
  /** Frozen when final invoices came: it says what it would have said on that day. */
  upgraded: z.boolean(),
  sent_at: z.nullable(z.string()),
  due_date: z.nullable(z.string()),
  /** Credit notes are subtracted from their invoice, and have nothing open themselves. */
  credited: z.int(),
  paid: z.int(),
  written_off: z.int(),
  open: z.int(),
  ...sums,
  total_with_vat: z.int(),
  rates: z.array(
    z.object({ vat_category: z.enum(vatCategories), vat_percentage: z.int(), ...sums }),
  ),
  rows: z.array(invoiceRow),
  /** What the law requires and is still missing, in words; it cannot be final until it is empty. */
  missing: z.array(z.string()),
  /** What the payer's form of e-invoice still misses; it cannot be final without it either. */
  e_invoice_missing: z.array(z.string()),
  version,
});

/** What a new invoice starts with. */
export const firstInvoice = z.object({
  invoice_number: z.string(),
  billed_name: z.string(),
  billed_address: z.string(),
  billed_vat_number: z.string(),
  payer_id: z.nullable(z.int()),
  payer_reference: z.string(),
  concerns: z.string(),
  e_invoice: z.enum(eInvoiceForms),
});
/** The number that it would get now. */
export const finalPreview = z.object({
  invoice_number: z.string(),
  due_date: z.nullable(z.string()),
});
/** With a new invoice in the place of the one that is credited, for a correction. */
export const creditInput = z.strictObject({ again: z.optional(z.boolean()) });

export type EInvoiceForm = (typeof eInvoiceForms)[number];
export type InvoiceKind = (typeof invoiceKinds)[number];
export type InvoiceState = (typeof invoiceStates)[number];
export type InvoiceInput = z.infer<typeof invoiceInput>;
export type InvoiceChange = z.infer<typeof invoiceChange>;
export type Invoice = z.infer<typeof invoice>;
