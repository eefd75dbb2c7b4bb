import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';
import { firstInvoice, invoice, invoiceChange, invoiceInput } from './invoices.shapes.ts';

export * from './invoices.shapes.ts';

const access = 'invoicing';
const all = {
  access,
  path: '/trajectories/:trajectoryId/invoices',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;
export const one = {
  access,
  path: `${all.path}/:invoiceId`,
  params: z.extend(all.params, { invoiceId: idOf('invoice') }),
} as const;
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
    response: firstInvoice,
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
  remove: endpoint({ summary: 'Deletes a draft of an invoice', ...one, method: 'DELETE' }),
  download: endpoint({
    summary: 'Downloads an invoice as a PDF',
    ...one,
    path: `${one.path}/download`,
    method: 'GET',
    file: true,
  }),
};
