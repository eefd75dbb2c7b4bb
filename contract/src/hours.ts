import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { civilDate, id, idOf, prose, text, upTo, version } from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { cents, percentage } from './common/moneyRules.ts';
import { recordApi } from './common/recordApi.ts';
import { vatCategories } from './common/vat.ts';
import { invoice } from './invoices.shapes.ts';

const access = 'invoicing';
const ofTrajectory = z.strictObject({ trajectoryId: idOf('trajectory') });
const hundredths = (most: number) =>
  z.number().check(
    z.positive(),
    z.maximum(most),
    z.refine<number>((value) => Number(value.toFixed(2)) === value, { error: 'two_decimals' }),
  );

const agreed = {
  invoice_product_id: id,
  /** Hours to be worked, or things at a fixed price. */
  kind: z.enum(['hours', 'fixed']),
  /** The budget. */
  count: hundredths(100_000),
  unit_price: cents,
  vat_percentage: percentage,
  vat_category: z.optional(z.enum(vatCategories)),
  vat_reason: z.optional(text(200)),
  remark: z.optional(prose(500)),
};
export const agreedInput = z.strictObject(agreed);
export const agreedChange = changeOf(agreed);
export const agreedProduct = z.object({
  id,
  ...agreed,
  vat_category: z.enum(vatCategories),
  vat_reason: z.string(),
  remark: z.string(),
  product_name: z.string(),
  /** Worked, or of a fixed thing billed. */
  used: z.number(),
  billed: z.number(),
  /** Of the budget; below zero when more was worked. */
  left: z.number(),
  version,
});

const worked = {
  agreed_product_id: id,
  worked_on: civilDate,
  count: hundredths(24),
  text: z.optional(text(200)),
};
export const hoursInput = z.strictObject(worked);
export const hoursChange = changeOf(worked);
export const workedHours = z.object({
  id,
  ...worked,
  text: z.string(),
  person_name: z.string(),
  product_name: z.string(),
  /** The invoice that bills it; from then on it stays as it is. */
  invoice: z.nullable(z.object({ id, invoice_number: z.string() })),
  version,
});

/** A row that an invoice could have. */
export const proposedRow = z.object({
  agreed_product_id: id,
  product_name: z.string(),
  count: z.number(),
  unit_price: z.int(),
  vat_percentage: z.int(),
  total: z.int(),
  text: z.string(),
});

const agreedApi = recordApi({
  access,
  path: '/trajectories/:trajectoryId/agreed-products',
  params: ofTrajectory,
  key: 'agreedProductId',
  about: 'agreed_product',
  words: { one: 'an agreed product', all: 'what was agreed for a trajectory, with what is left' },
  input: agreedInput,
  change: agreedChange,
  record: agreedProduct,
});
const workedApi = recordApi({
  access,
  path: '/trajectories/:trajectoryId/hours',
  params: ofTrajectory,
  key: 'hoursId',
  about: 'hours',
  words: { one: 'worked hours', all: 'the hours worked for a trajectory, newest first' },
  input: hoursInput,
  change: hoursChange,
  record: workedHours,
});
const ofInvoice = {
  access,
  path: '/trajectories/:trajectoryId/invoices/:invoiceId/proposal',
  params: z.extend(ofTrajectory, { invoiceId: idOf('invoice') }),
} as const;

export const hoursApi = {
  agreed: agreedApi.list,
  addAgreed: agreedApi.create,
  updateAgreed: agreedApi.update,
  removeAgreed: agreedApi.remove,
  list: workedApi.list,
  create: workedApi.create,
  update: workedApi.update,
  remove: workedApi.remove,
  proposal: endpoint({
    summary: 'Returns the rows that are still to be billed for a trajectory',
    ...ofInvoice,
    method: 'GET',
    response: z.array(proposedRow),
  }),
  /** All of them, or those of the agreements named. */
  take: endpoint({
    summary: 'Adds rows that are still to be billed to a draft',
    about: 'invoice',
    ...ofInvoice,
    method: 'POST',
    body: z.strictObject({ agreed_product_ids: z.optional(z.array(id).check(upTo(500))) }),
    response: invoice,
  }),
};

export type AgreedInput = z.infer<typeof agreedInput>;
export type HoursInput = z.infer<typeof hoursInput>;
export type AgreedProduct = z.infer<typeof agreedProduct>;
export type WorkedHours = z.infer<typeof workedHours>;
export type ProposedRow = z.infer<typeof proposedRow>;
