import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { civilDate, endsInOrder, id, idOf, text } from './common/fields.ts';
import { invoiceKinds, invoiceStates } from './common/invoiceNames.ts';
import { pageOf, pageQuery } from './common/page.ts';

/** A state, or every invoice of which something is open. */
export const invoiceFilters = ['open', ...invoiceStates] as const;
export const invoiceSorts = ['number', 'date', 'due', 'payer', 'total', 'open'] as const;
export const exportFormats = ['csv', 'xlsx', 'xaf'] as const;

type Period = { from?: string | undefined; to?: string | undefined };
const inOrder = endsInOrder<Period>('from', 'to');

export const bookedInvoice = z.object({
  id,
  /** None when the trajectory was erased. */
  trajectory_id: z.nullable(z.int()),
  invoice_number: z.string(),
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  invoice_date: z.string(),
  due_date: z.nullable(z.string()),
  /** How many days it is overdue; nothing when it is not. */
  age: z.nullable(z.int()),
  billed_name: z.nullable(z.string()),
  total_with_vat: z.int(),
  open: z.int(),
});
/** Of all that the filters leave; a draft counts, but is no money yet. */
const totals = z.object({ count: z.int(), total: z.int(), open: z.int(), overdue: z.int() });

const sort = z
  .string()
  .check(
    z.refine<string>((value) =>
      (invoiceSorts as readonly string[]).includes(value.replace(/^-/, '')),
    ),
  );
export const invoiceListQuery = z
  .extend(pageQuery, {
    state: z.optional(z.enum(invoiceFilters)),
    /** The name that was billed. */
    payer: z.optional(text(200)),
    from: z.optional(civilDate),
    to: z.optional(civilDate),
    q: z.optional(text(100)),
    /** Downwards with a minus before it; newest first unless it says otherwise. */
    sort: z._default(sort, '-date'),
  })
  .check(inOrder);
export const exportQuery = z
  .strictObject({ format: z.enum(exportFormats), from: civilDate, to: civilDate })
  .check(inOrder);

export type BookedInvoice = z.infer<typeof bookedInvoice>;
export type InvoiceFilter = (typeof invoiceFilters)[number];
export type InvoiceSort = (typeof invoiceSorts)[number];
export type InvoiceListQuery = z.output<typeof invoiceListQuery>;
export type ExportFormat = (typeof exportFormats)[number];
export type ExportQuery = z.output<typeof exportQuery>;

const all = {
  access: 'invoiceSettings',
  path: '/organisations/:organisationId/invoices',
  params: z.strictObject({ organisationId: idOf('organisation') }),
} as const;

export const bookkeepingApi = {
  invoices: endpoint({
    summary: 'Lists the invoices of an organisation over all trajectories, page by page',
    ...all,
    method: 'GET',
    query: invoiceListQuery,
    response: z.extend(pageOf(bookedInvoice), { totals }),
  }),
  /** Only what is final; XAF is the audit file that every Dutch accountant can read. */
  export: endpoint({
    summary: 'Downloads the invoices and payments of a period, for bookkeeping',
    ...all,
    path: `${all.path}/export`,
    method: 'GET',
    query: exportQuery,
    limits: [{ by: 'account', max: 30, minutes: 10 }],
    recorded: true,
    file: true,
    fromReplica: true,
  }),
};
