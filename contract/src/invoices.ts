import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf, idParam } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';
import { recordApi } from './common/recordApi.ts';
import {
  invoice,
  invoiceChange,
  invoiceInput,
  invoiceProduct,
  invoiceProductChange,
  invoiceProductInput,
  invoiceRow,
  invoiceRowChange,
  invoiceRowInput,
  keptProduct,
} from './invoices.shapes.ts';

export * from './invoices.shapes.ts';

const access = 'invoicing';
const all = {
  access,
  path: '/trajectories/:trajectoryId/invoices',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;
const one = {
  access,
  path: `${all.path}/:invoiceId`,
  params: z.extend(all.params, { invoiceId: idOf('invoice') }),
} as const;
const rows = recordApi({
  ...one,
  path: `${one.path}/rows`,
  key: 'rowId',
  about: 'invoice_row',
  words: { one: 'an invoice row', all: 'the rows of an invoice' },
  input: invoiceRowInput,
  change: invoiceRowChange,
  record: invoiceRow,
});
const products = { access, path: '/invoice-products' } as const;

export const invoicesApi = {
  list: endpoint({
    summary: 'Lists the invoices of a trajectory, page by page',
    ...all,
    method: 'GET',
    query: pageQuery,
    response: pageOf(invoice),
  }),
  create: endpoint({
    summary: 'Adds an invoice',
    about: 'invoice',
    ...all,
    method: 'POST',
    body: invoiceInput,
    response: invoice,
  }),
  /** The number after the last one, and whom to bill. */
  next: endpoint({
    summary: 'Returns what a new invoice starts with: its number and whom to bill',
    ...all,
    path: `${all.path}/next`,
    method: 'GET',
    response: z.object({
      invoice_number: z.string(),
      billed_name: z.string(),
      billed_address: z.string(),
      billed_vat_number: z.string(),
    }),
  }),
  get: endpoint({
    summary: 'Returns an invoice with its rows',
    about: 'invoice',
    ...one,
    method: 'GET',
    response: invoice,
  }),
  update: endpoint({
    summary: 'Changes an invoice',
    about: 'invoice',
    ...one,
    method: 'PATCH',
    body: invoiceChange,
    response: invoice,
  }),
  remove: endpoint({ summary: 'Deletes an invoice', ...one, method: 'DELETE' }),
  download: endpoint({
    summary: 'Downloads an invoice as a PDF',
    ...one,
    path: `${one.path}/download`,
    method: 'GET',
    file: true,
  }),
  addRow: rows.create,
  updateRow: rows.update,
  removeRow: rows.remove,
  products: endpoint({
    summary: 'Lists the products that an invoice can name',
    ...products,
    method: 'GET',
    query: z.strictObject({ organisation_id: z.optional(idParam) }),
    response: z.array(invoiceProduct),
  }),
  addProduct: endpoint({
    summary: 'Adds a product',
    about: 'invoice_product',
    ...products,
    method: 'POST',
    body: invoiceProductInput,
    response: invoiceProduct,
  }),
  keptProducts: endpoint({
    summary: 'Lists all products of an organisation, archived ones included',
    access: 'invoiceSettings',
    method: 'GET',
    path: '/organisations/:organisationId/invoice-products',
    params: z.strictObject({ organisationId: idOf('organisation') }),
    response: z.array(keptProduct),
  }),
  updateProduct: endpoint({
    summary: 'Changes or archives a product',
    about: 'invoice_product',
    access: 'invoiceSettings',
    method: 'PATCH',
    path: `${products.path}/:productId`,
    params: z.strictObject({ productId: idOf('invoice_product') }),
    body: invoiceProductChange,
    response: keptProduct,
  }),
};
