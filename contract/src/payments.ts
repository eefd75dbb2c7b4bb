import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { civilDate, id, idOf, named, text, upTo } from './common/fields.ts';
import { centsBetween } from './common/moneyRules.ts';
import { pageOf, pageQuery } from './common/page.ts';

export const paymentKinds = ['payment', 'write_off'] as const;
export const bankLineStates = ['open', 'booked', 'set_aside'] as const;
/** A line takes up to a kilobyte: this is a hundred thousand of them. */
export const bankFileMegabytes = 100;

/** Whole cents; less than nothing is money that went back. */
const amount = centsBetween(-100_000_000, 100_000_000).check(
  z.refine<number>((value) => value !== 0, { error: 'not_zero' }),
);

export const paymentInput = z.strictObject({
  kind: z.enum(paymentKinds),
  amount,
  paid_on: civilDate,
  description: z.optional(text(200)),
});
export const payment = z.object({
  id,
  kind: z.enum(paymentKinds),
  amount: z.int(),
  paid_on: z.string(),
  description: z.string(),
  /** The line of a bank file that it came with. */
  bank_line_id: z.nullable(z.int()),
  created_at: z.string(),
  created_by: z.nullable(named),
  undone_at: z.nullable(z.string()),
});

const matchReasons = ['number', 'amount', 'name', 'iban'] as const;
const payable = z.object({
  id,
  trajectory_id: z.nullable(z.int()),
  invoice_number: z.string(),
  billed_name: z.string(),
});
export const bankLine = z.object({
  id,
  account: z.string(),
  booked_on: z.string(),
  amount: z.int(),
  name: z.string(),
  iban: z.string(),
  description: z.string(),
  state: z.enum(bankLineStates),
  /** Another file told of as much on the same day and account, so that it may be the same. */
  repeated: z.boolean(),
  /** What of it is not booked. */
  left: z.int(),
  payments: z.array(z.object({ id, amount: z.int(), invoice: payable })),
  /** What it is probably for, while something is left. */
  proposal: z.object({
    kind: z.enum(['certain', 'doubt', 'none']),
    reasons: z.array(z.enum(matchReasons)),
    invoices: z.array(z.extend(payable, { amount: z.int(), open: z.int() })),
  }),
});
/** What became of a file: its lines, those not seen before, and what was booked at once. */
export const bankReport = z.object({
  id,
  lines: z.int(),
  fresh: z.int(),
  matched: z.int(),
  /** What looks like a payment, and is for somebody to decide. */
  doubts: z.int(),
});
export const bankBooking = z.strictObject({
  invoices: z.array(z.strictObject({ id, amount })).check(upTo(50), z.minLength(1)),
});

export type PaymentKind = (typeof paymentKinds)[number];
export type PaymentInput = z.infer<typeof paymentInput>;
export type Payment = z.infer<typeof payment>;
export type BankLine = z.infer<typeof bankLine>;
export type BankLineState = (typeof bankLineStates)[number];
export type BankReport = z.infer<typeof bankReport>;
export type BankBooking = z.infer<typeof bankBooking>;

const house = {
  access: 'invoiceSettings',
  params: z.strictObject({ organisationId: idOf('organisation') }),
} as const;
const ofInvoice = {
  ...house,
  path: '/organisations/:organisationId/invoices/:paidInvoiceId/payments',
  params: z.extend(house.params, { paidInvoiceId: idOf('invoice') }),
} as const;
const lines = { ...house, path: '/organisations/:organisationId/bank-lines' } as const;
const line = {
  ...lines,
  path: `${lines.path}/:bankLineId`,
  params: z.extend(house.params, { bankLineId: idOf('bank_line') }),
} as const;

export const paymentsApi = {
  list: endpoint({
    summary: 'Lists what was paid and written off on a final invoice, undone or not',
    ...ofInvoice,
    method: 'GET',
    recorded: true,
    response: z.array(payment),
  }),
  create: endpoint({
    summary: 'Books a payment or a write-off on a final invoice',
    about: 'payment',
    ...ofInvoice,
    method: 'POST',
    body: paymentInput,
    response: payment,
  }),
  undo: endpoint({
    summary: 'Undoes a payment or a write-off, which stays visible',
    about: 'payment',
    ...ofInvoice,
    path: `${ofInvoice.path}/:paymentId/undo`,
    params: z.extend(ofInvoice.params, { paymentId: idOf('payment') }),
    method: 'POST',
    response: payment,
  }),
  /** All of its lines or none. */
  readBank: endpoint({
    summary: 'Reads a bank statement, CAMT.053 or MT940, and books what is certain',
    about: 'bank_file',
    ...house,
    path: '/organisations/:organisationId/bank-files',
    method: 'POST',
    upload: { file: { kinds: ['bank'], megabytes: bankFileMegabytes, kept: false } },
    limits: [{ by: 'account', max: 30, minutes: 10 }],
    body: z.strictObject({}),
    response: bankReport,
  }),
  lines: endpoint({
    summary: 'Lists the lines of bank statements, page by page, with what they are probably for',
    ...lines,
    method: 'GET',
    query: z.extend(pageQuery, { state: z._default(z.enum(bankLineStates), 'open') }),
    response: pageOf(bankLine),
  }),
  book: endpoint({
    summary: 'Books a line of a bank statement as payment of one or more invoices',
    about: 'bank_line',
    ...line,
    path: `${line.path}/book`,
    method: 'POST',
    body: bankBooking,
    response: bankLine,
  }),
  setAside: endpoint({
    summary: 'Sets a line of a bank statement aside: it is for no invoice',
    about: 'bank_line',
    ...line,
    path: `${line.path}/set-aside`,
    method: 'POST',
    response: bankLine,
  }),
  undoLine: endpoint({
    summary: 'Undoes what was booked from a line of a bank statement, or that it was set aside',
    about: 'bank_line',
    ...line,
    path: `${line.path}/undo`,
    method: 'POST',
    response: bankLine,
  }),
};
