import * as z from 'zod/mini';
import { byLink, endpoint } from './endpoint.ts';
import { linkToken } from './fields.ts';
import { invoiceKinds } from './invoiceNames.ts';

/** What the holder of a link sees: no more than the invoice prints, and what is still open. */
export const publicInvoice = z.object({
  kind: z.enum(invoiceKinds),
  invoice_number: z.string(),
  invoice_date: z.string(),
  due_date: z.nullable(z.string()),
  billed_name: z.string(),
  organisation: z.object({ name: z.string(), email: z.string(), has_logo: z.boolean() }),
  total_with_vat: z.int(),
  /** Nothing on a credit note. */
  open: z.int(),
  /** How to pay, in the words of the invoice; empty where there is nothing to pay. */
  pay: z.string(),
  /** The dark squares of the code to pay with, in runs: row, column, length. */
  qr: z.nullable(z.object({ size: z.int(), runs: z.array(z.array(z.int())) })),
  has_xml: z.boolean(),
  expires_at: z.string(),
});
export type PublicInvoice = z.infer<typeof publicInvoice>;

const behindLink = {
  access: 'link',
  link: 'invoice',
  method: 'GET',
  path: '/invoice-requests/:token',
  params: z.strictObject({ token: linkToken }),
  recorded: true,
  limits: byLink(120),
} as const;

/** Separate, because the page behind the link loads nothing else of invoices. */
export const invoicePageApi = {
  fetch: endpoint({
    summary: 'Returns an invoice to its payer, with what is still open',
    ...behindLink,
    response: publicInvoice,
  }),
  pdf: endpoint({
    summary: 'Downloads an invoice as a PDF, for its payer',
    ...behindLink,
    path: `${behindLink.path}/pdf`,
    file: true,
  }),
  xml: endpoint({
    summary: 'Downloads an invoice as an e-invoice, for its payer',
    ...behindLink,
    path: `${behindLink.path}/xml`,
    file: true,
  }),
};
