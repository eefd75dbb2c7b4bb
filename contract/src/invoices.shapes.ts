import * as z from 'zod/mini';
import {
  civilDate,
  id,
  optionalProse,
  optionalText,
  requiredText,
  upTo,
  version,
} from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { notZero, optionalVatNumber, wholeCents } from './common/moneyRules.ts';

/** Whole cents; negative for corrections. */
const amount = wholeCents.check(z.minimum(-10_000_000), z.maximum(10_000_000));
/** Whole tenths of a percent. */
const percentage = z.int().check(z.minimum(0), z.maximum(1000));
const count = notZero(
  z.number().check(
    z.minimum(-100_000),
    z.maximum(100_000),
    z.refine<number>((value) => Number(value.toFixed(2)) === value, { error: 'two_decimals' }),
  ),
);

const head = {
  invoice_number: requiredText(40),
  declaration_reference: requiredText(100),
  invoice_date: civilDate,
  /** The payer; a new invoice that leaves it out is billed to the client. */
  billed_name: optionalText(200),
  billed_address: optionalProse(500),
  billed_vat_number: optionalVatNumber,
  /** Whether the employer finds it on its page; not until somebody says so. */
  visible_employer: z.optional(z.boolean()),
};
/** The screens always send an empty list; rows have calls of their own. */
const unread = { rows: z.optional(z.array(z.unknown()).check(upTo(500))) };

export const invoiceHead = z.strictObject(head);
export const invoiceInput = z.extend(invoiceHead, unread);
export const invoiceChange = z.extend(changeOf(head), unread);

const productFields = {
  name: requiredText(200),
  default_price: amount,
  vat_percentage: percentage,
};
export const invoiceProductInput = z.strictObject({
  ...productFields,
  organisation_id: z.optional(id),
});
export const invoiceProductChange = z.partial(
  z.strictObject({ ...productFields, archived: z.boolean() }),
);
export const invoiceProduct = z.object({ id, ...productFields });
/**
 * As administrators see it: an archived product is no longer offered, but stays on its invoices.
 */
export const keptProduct = z.extend(invoiceProduct, { archived: z.boolean(), in_use: z.boolean() });

const rowFields = {
  /** Its id, alone or in an object, as the screens send it. */
  invoice_product: z.pipe(
    z.union([id, z.object({ id })]),
    z.transform((product) => (typeof product === 'number' ? product : product.id)),
  ),
  count,
  unit_price: amount,
  vat_percentage: percentage,
};
export const invoiceRowInput = z.strictObject(rowFields);
export const invoiceRowChange = changeOf(rowFields);
export const invoiceRow = z.object({
  id,
  invoice_product: invoiceProduct,
  count: z.number(),
  unit_price: z.int(),
  vat_percentage: z.int(),
  /** Of this row, without VAT. */
  total: z.int(),
  version,
});

const sums = { total: z.int(), vat: z.int() };
export const invoice = z.object({
  id,
  invoice_number: z.string(),
  declaration_reference: z.string(),
  invoice_date: z.string(),
  billed_name: z.nullable(z.string()),
  billed_address: z.nullable(z.string()),
  billed_vat_number: z.nullable(z.string()),
  visible_employer: z.boolean(),
  ...sums,
  total_with_vat: z.int(),
  rates: z.array(z.object({ vat_percentage: z.int(), ...sums })),
  rows: z.array(invoiceRow),
  /** What the law requires and is still missing, in words; there is no PDF until it is empty. */
  missing: z.array(z.string()),
  version,
});

export type InvoiceInput = z.infer<typeof invoiceInput>;
export type InvoiceChange = z.infer<typeof invoiceChange>;
export type Invoice = z.infer<typeof invoice>;
export type InvoiceRowInput = z.output<typeof invoiceRowInput>;
export type InvoiceRow = z.infer<typeof invoiceRow>;
export type InvoiceProductInput = z.infer<typeof invoiceProductInput>;
export type InvoiceProductChange = z.infer<typeof invoiceProductChange>;
export type InvoiceProduct = z.infer<typeof invoiceProduct>;
export type KeptProduct = z.infer<typeof keptProduct>;
