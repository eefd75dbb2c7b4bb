import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { civilDate, idOf, optionalDate } from './common/fields.ts';

export const invoiceRepeatInput = z.strictObject({
  every_months: z.int().check(z.minimum(1), z.maximum(12)),
  first_on: civilDate,
  until: optionalDate,
});

const repeat = z.object({
  every_months: z.int(),
  first_on: z.string(),
  until: z.nullable(z.string()),
  made: z.int(),
  /** When the next draft comes; nothing when the last one was made. */
  next_on: z.nullable(z.string()),
});
/** Nothing where it comes only once. */
const response = z.object({ repeat: z.nullable(repeat) });
const ofRepeat = {
  access: 'invoicing',
  path: '/trajectories/:trajectoryId/invoices/:invoiceId/repeat',
  params: z.strictObject({ trajectoryId: idOf('trajectory'), invoiceId: idOf('invoice') }),
} as const;
export const invoiceRepeatsApi = {
  get: endpoint({
    summary: 'Returns how often an invoice comes again',
    ...ofRepeat,
    method: 'GET',
    response,
  }),
  set: endpoint({
    summary: 'Has an invoice come again as a draft, every so many months',
    about: 'invoice',
    ...ofRepeat,
    method: 'PUT',
    body: invoiceRepeatInput,
    response,
  }),
  stop: endpoint({ summary: 'Has an invoice come no more', ...ofRepeat, method: 'DELETE' }),
};

export type InvoiceRepeat = z.infer<typeof repeat>;
