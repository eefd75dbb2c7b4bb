import * as z from 'zod/mini';
import { id, prose, requiredText, text, upTo, version } from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { centsBetween, notZero, percentage } from './common/moneyRules.ts';
import { categoryOf, type VatCategory, vatCategories } from './common/vat.ts';

/** Whole cents; negative for corrections. */
const amount = centsBetween(-10_000_000, 10_000_000);
const count = notZero(
  z.number().check(
    z.minimum(-100_000),
    z.maximum(100_000),
    z.refine<number>((value) => Number(value.toFixed(2)) === value, { error: 'two_decimals' }),
  ),
);

/** Why there is no VAT, where the law wants that said. */
const vat = {
  vat_category: z.optional(z.enum(vatCategories)),
  vat_reason: z.optional(text(200)),
};
type Vat = { vat_percentage?: number; vat_category?: VatCategory | undefined };

/** Only the standard category has a percentage, and it always has one. */
const agreeing = z.refine<Vat>(
  ({ vat_percentage: rate = 0, vat_category: category = categoryOf(rate) }) =>
    (category === 'standard') === rate > 0,
  { path: ['vat_category'], error: 'vat_category' },
);
const ofVat = { vat_category: z.enum(vatCategories), vat_reason: z.string() };

const productFields = {
  name: requiredText(200),
  default_price: amount,
  vat_percentage: percentage,
};
export const invoiceProductInput = z
  .strictObject({ ...productFields, ...vat, organisation_id: z.optional(id) })
  .check(agreeing);
export const invoiceProductChange = z.partial(
  z.strictObject({ ...productFields, ...vat, archived: z.boolean() }),
);
export const invoiceProduct = z.object({ id, ...productFields, ...ofVat });
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
  ...vat,
  /** Under the name of the product. */
  text: z.optional(prose(1000)),
};
export const invoiceRowInput = z.strictObject(rowFields).check(agreeing);
export const invoiceRowChange = changeOf(rowFields);
export const invoiceRow = z.object({
  id,
  invoice_product: invoiceProduct,
  count: z.number(),
  unit_price: z.int(),
  vat_percentage: z.int(),
  ...ofVat,
  text: z.string(),
  /** Of this row, without VAT. */
  total: z.int(),
  version,
});
/** Each of its rows once, in the new order. */
export const rowOrder = z.strictObject({ ids: z.array(id).check(upTo(500)) });

export type InvoiceRowInput = z.output<typeof invoiceRowInput>;
export type InvoiceRow = z.infer<typeof invoiceRow>;
export type InvoiceProductInput = z.infer<typeof invoiceProductInput>;
export type InvoiceProductChange = z.infer<typeof invoiceProductChange>;
export type InvoiceProduct = z.infer<typeof invoiceProduct>;
export type KeptProduct = z.infer<typeof keptProduct>;
