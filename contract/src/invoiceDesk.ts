import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf, idParam, version } from './common/fields.ts';
import { recordApi } from './common/recordApi.ts';
import {
  creditInput,
  finalPreview,
  invoice,
  invoiceProduct,
  invoiceProductChange,
  invoiceProductInput,
  invoiceRow,
  invoiceRowChange,
  invoiceRowInput,
  keptProduct,
  one,
  rowOrder,
} from './invoices.ts';

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
const products = { access: one.access, path: '/invoice-products' } as const;

/** What is done on the page of an invoice; a panel that lists them does not load it. */
export const invoiceDeskApi = {
  preview: endpoint({
    summary: 'Returns the number that an invoice would get if it were made final now',
    ...one,
    path: `${one.path}/final`,
    method: 'GET',
    response: finalPreview,
  }),
  finalise: endpoint({
    summary: 'Makes an invoice final: it gets its number and never changes again',
    about: 'invoice',
    ...one,
    path: `${one.path}/final`,
    method: 'POST',
    body: z.strictObject({ version: z.optional(version) }),
    response: invoice,
  }),
  credit: endpoint({
    summary:
      'Starts a credit note for a final invoice, or corrects it: credited whole, and begun anew',
    about: 'invoice',
    ...one,
    path: `${one.path}/credit`,
    method: 'POST',
    body: creditInput,
    response: invoice,
  }),
  duplicate: endpoint({
    summary: 'Starts a new invoice with the payer and the rows of this one',
    about: 'invoice',
    ...one,
    path: `${one.path}/duplicate`,
    method: 'POST',
    response: invoice,
  }),
  /** By post, or through a portal of the payer. */
  markSent: endpoint({
    summary: 'Notes that a final invoice was sent in another way',
    about: 'invoice',
    ...one,
    path: `${one.path}/sent`,
    method: 'POST',
    response: invoice,
  }),
  xml: endpoint({
    summary: 'Downloads a final invoice as an e-invoice, with its PDF inside',
    ...one,
    path: `${one.path}/e-invoice`,
    method: 'GET',
    file: true,
  }),
  addRow: rows.create,
  updateRow: rows.update,
  removeRow: rows.remove,
  orderRows: endpoint({
    summary: 'Puts the rows of an invoice in another order',
    about: 'invoice',
    ...one,
    path: `${one.path}/rows/order`,
    method: 'PUT',
    body: rowOrder,
    response: invoice,
  }),
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
