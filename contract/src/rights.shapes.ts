import * as z from 'zod/mini';
import { id, text, version } from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';

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
export const periods = {
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

export const monthsParam = z.optional(
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
