import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { emailOrEmpty, id, idOf, prose, requiredText, text, version } from './common/fields.ts';
import { eInvoiceForms } from './common/invoiceNames.ts';
import { changeOf } from './common/laterRules.ts';
import { vatNumberOrEmpty } from './common/moneyRules.ts';

const digits = (count: number, error: string) =>
  text(40).check(
    z.overwrite((value) => value.replace(/[\s.]/g, '')),
    z.refine<string>((value) => value === '' || new RegExp(`^\\d{${count}}$`).test(value), {
      error,
    }),
  );

const fields = {
  name: requiredText(200),
  /** Its last line is the postcode and the place. */
  address: z.optional(prose(500)),
  vat_number: z.optional(vatNumberOrEmpty),
  kvk_number: z.optional(digits(8, 'kvk_number')),
  /** By which a government body is known. */
  oin: z.optional(digits(20, 'oin')),
  country: z.optional(
    text(2).check(
      z.overwrite((code) => code.toUpperCase()),
      z.regex(/^[A-Z]{2}$/, { error: 'country' }),
    ),
  ),
  email: z.optional(emailOrEmpty),
  /** What it wants to read on each invoice. */
  reference: z.optional(text(100)),
  e_invoice: z.optional(z.enum(eInvoiceForms)),
};

export const payerInput = z.strictObject(fields);
/** An archived payer is no longer offered, but stays on its invoices. */
export const storedPayer = z.strictObject({ ...fields, archived: z.boolean() });
const payerChange = changeOf(storedPayer.shape);
export const payer = z.object({
  id,
  name: z.string(),
  address: z.string(),
  vat_number: z.string(),
  kvk_number: z.string(),
  oin: z.string(),
  country: z.string(),
  email: z.string(),
  reference: z.string(),
  e_invoice: z.enum(eInvoiceForms),
  archived: z.boolean(),
  version,
});

export type PayerInput = z.infer<typeof payerInput>;
export type PayerChange = z.infer<typeof payerChange>;
export type Payer = z.infer<typeof payer>;

const all = {
  access: 'invoicing',
  path: '/organisations/:organisationId/payers',
  params: z.strictObject({ organisationId: idOf('organisation') }),
} as const;

export const payersApi = {
  list: endpoint({
    summary: 'Lists the payers that an invoice can name',
    ...all,
    method: 'GET',
    response: z.array(payer),
  }),
  kept: endpoint({
    summary: 'Lists all payers that an organisation knows, archived ones last',
    ...all,
    access: 'invoiceSettings',
    path: `${all.path}/kept`,
    method: 'GET',
    response: z.array(payer),
  }),
  create: endpoint({
    summary: 'Adds a payer',
    about: 'payer',
    ...all,
    method: 'POST',
    body: payerInput,
    response: payer,
  }),
  update: endpoint({
    summary: 'Changes or archives a payer',
    about: 'payer',
    access: 'invoiceSettings',
    path: `${all.path}/:payerId`,
    params: z.extend(all.params, { payerId: idOf('payer') }),
    method: 'PATCH',
    body: payerChange,
    response: payer,
  }),
};
