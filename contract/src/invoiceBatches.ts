import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { civilDate, id, idOf, upTo } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';

const organisation = {
  access: 'invoiceSettings',
  params: z.strictObject({ organisationId: idOf('organisation') }),
} as const;
const batches = {
  ...organisation,
  path: '/organisations/:organisationId/invoice-batches',
} as const;

const dueWork = z.object({
  trajectory_id: id,
  client: z.string(),
  billed_name: z.string(),
  rows: z.int(),
  /** Without VAT. */
  total: z.int(),
});
const batch = z.object({
  id,
  invoice_date: z.string(),
  until: z.string(),
  finalise: z.boolean(),
  created_at: z.string(),
  done_at: z.nullable(z.string()),
  wanted: z.int(),
  made: z.int(),
  refused: z.int(),
});
const batchLine = z.object({
  trajectory_id: id,
  client: z.string(),
  outcome: z.nullable(z.enum(['draft', 'final', 'nothing', 'refused'])),
  reasons: z.array(z.string()),
  invoice: z.nullable(z.object({ id, invoice_number: z.string(), total_with_vat: z.int() })),
});

export const invoiceBatchesApi = {
  due: endpoint({
    summary: 'Lists the trajectories with work that is still to be billed',
    ...batches,
    path: '/organisations/:organisationId/work-to-bill',
    method: 'GET',
    query: z.extend(pageQuery, { until: z.optional(civilDate) }),
    response: pageOf(dueWork),
  }),
  create: endpoint({
    summary: 'Makes invoices for many trajectories at once, in the background',
    about: 'invoice_batch',
    ...batches,
    method: 'POST',
    limits: [{ by: 'account', max: 60, minutes: 60 }],
    body: z.strictObject({
      invoice_date: civilDate,
      /** Up to and including this day. */
      until: civilDate,
      finalise: z.optional(z.boolean()),
      trajectory_ids: z.array(id).check(z.minLength(1), upTo(2000)),
    }),
    response: batch,
  }),
  list: endpoint({
    summary: 'Lists what was billed at once before',
    ...batches,
    method: 'GET',
    query: pageQuery,
    response: pageOf(batch),
  }),
  get: endpoint({
    summary: 'Returns what became of each of the invoices that were made at once',
    about: 'invoice_batch',
    ...batches,
    path: `${batches.path}/:batchId`,
    params: z.extend(organisation.params, { batchId: idOf('invoice_batch') }),
    method: 'GET',
    response: z.extend(batch, { lines: z.array(batchLine) }),
  }),
};

export type DueWork = z.infer<typeof dueWork>;
export type InvoiceBatch = z.infer<typeof batch>;
export type InvoiceBatchLine = z.infer<typeof batchLine>;
