import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, text, version } from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { pageOf, pageQuery } from './common/page.ts';

const count = z.int();

/** What erasing somebody would do here, before anybody does it. */
export const erasure = z.object({
  name: z.string(),
  /** Why it cannot be done now, in words; nothing when it can. */
  refusals: z.array(z.string()),
  /** They said yes once. The account is their own: it goes only when nobody else knows them. */
  has_account: z.boolean(),
  goes: z.object({
    trajectories: count,
    notes: count,
    documents: count,
    applications: count,
    evaluations: count,
    files: count,
  }),
  stays: z.object({
    invoices: count,
    /** Answered ones, counted without a person. */
    surveys: count,
    /** Notes about clients and evaluations of students, written by a colleague. */
    written: count,
  }),
});

/** The name once more, as it stands there: nobody is erased by a slip of the finger. */
export const eraseInput = z.strictObject({ name: text(201) });

const months = (least: number) => z.nullable(z.int().check(z.minimum(least), z.maximum(600)));

/** In months; nothing keeps it until somebody erases it. */
const periods = {
  /** After a trajectory ended. */
  trajectory_months: months(1),
  /** After an evaluation was given or expired. */
  evaluation_months: months(1),
  mail_months: months(1),
  /** Who did what can always be looked up for a year. */
  event_months: months(12),
};
export const periodNames = Object.keys(periods) as (keyof typeof periods)[];

export const retentionInput = z.strictObject(periods);
export const retentionChange = changeOf(periods);
/** `is_asking`: the night waits for an answer, because it would have taken unusually much. */
export const retention = z.object({ ...periods, version, is_asking: z.boolean() });

const monthsParam = z.optional(
  z.pipe(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.transform(Number)),
    z.int().check(z.maximum(600)),
  ),
);

/** What would go today by these periods; the longest ended first. */
export const trial = z.object({
  trajectories: z.object({
    total: count,
    /** Clients of whom nothing else is kept here. */
    clients: count,
    first: z.array(
      z.object({ id, client: z.string(), ended_on: z.string(), with_client: z.boolean() }),
    ),
  }),
  evaluations: count,
  mails: count,
  events: count,
});

export const keptInvoice = z.object({
  id,
  invoice_number: z.string(),
  invoice_date: z.string(),
  billed_name: z.nullable(z.string()),
  total_with_vat: z.int(),
  kept_until: z.string(),
});

export type Erasure = z.infer<typeof erasure>;
export type RetentionInput = z.infer<typeof retentionInput>;
export type Retention = z.infer<typeof retention>;
export type Trial = z.infer<typeof trial>;
export type KeptInvoice = z.infer<typeof keptInvoice>;

const access = 'administration';
const person = {
  access,
  path: '/people/:personId',
  params: z.strictObject({ personId: idOf('person') }),
} as const;
const house = {
  access,
  path: '/organisations/:organisationId',
  params: z.strictObject({ organisationId: idOf('organisation') }),
} as const;
const kept = { ...house, path: `${house.path}/retention` } as const;
const invoices = { ...house, path: `${house.path}/kept-invoices` } as const;

/** Whole files go out and whole files go: nobody does that by the hundred. */
const heavy = [{ by: 'account', max: 60, minutes: 60 }] as const;

export const rightsApi = {
  /** All that the caller's organisations keep of one person, as a zip. */
  export: endpoint({
    summary: 'Downloads all data of a person as one archive',
    ...person,
    path: `${person.path}/export`,
    method: 'GET',
    limits: heavy,
    file: true,
  }),
  erasure: endpoint({
    summary: 'Returns what erasing a person would delete and what the law keeps',
    ...person,
    path: `${person.path}/erasure`,
    method: 'GET',
    response: erasure,
  }),
  erase: endpoint({
    summary: 'Erases a person',
    ...person,
    path: `${person.path}/erase`,
    method: 'POST',
    limits: heavy,
    body: eraseInput,
  }),
  retention: endpoint({
    summary: 'Returns the retention periods of an organisation',
    ...kept,
    method: 'GET',
    response: retention,
  }),
  setRetention: endpoint({
    summary: 'Changes the retention periods of an organisation',
    ...kept,
    method: 'PATCH',
    body: retentionChange,
    response: retention,
  }),
  /** What the night asked: the next one takes what is due, however much that is. */
  allowNight: endpoint({
    summary: "Allows tonight's sweep to erase an unusual amount",
    ...kept,
    path: `${kept.path}/allow`,
    method: 'POST',
    response: retention,
  }),
  /** Changes nothing. By what is asked, whatever is saved; a period left out keeps everything. */
  trial: endpoint({
    summary: 'Returns what the retention periods would erase tonight',
    ...kept,
    path: `${kept.path}/trial`,
    method: 'GET',
    query: z.strictObject({
      trajectory_months: monthsParam,
      evaluation_months: monthsParam,
      mail_months: monthsParam,
      event_months: monthsParam,
    }),
    limits: heavy,
    recorded: true,
    response: trial,
  }),
  /** Of trajectories that are gone; the law wants them for seven years. */
  keptInvoices: endpoint({
    summary: 'Lists the invoices that outlived their trajectories, page by page',
    ...invoices,
    method: 'GET',
    query: pageQuery,
    response: pageOf(keptInvoice),
  }),
  downloadInvoice: endpoint({
    summary: 'Downloads a kept invoice as a PDF',
    ...invoices,
    path: `${invoices.path}/:keptInvoiceId/download`,
    params: z.extend(house.params, { keptInvoiceId: idOf('invoice') }),
    method: 'GET',
    recorded: true,
    file: true,
  }),
};
