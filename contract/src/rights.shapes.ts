import * as z from 'zod/mini';
import { id, text, version } from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';

const count = z.int();

/** What erasing a person would do, shown beforehand. */
export const erasure = z.object({
  name: z.string(),
  /** Why it cannot be done now, in words; null if it can. */
  refusals: z.array(z.string()),
  /**
   * They once accepted an invitation. The account is theirs and goes only when no other
   * organisation knows them.
   */
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
    /** Answered surveys, which keep counting without a name. */
    surveys: count,
    /** Notes about clients and evaluations of students, written by a colleague. */
    written: count,
    /** Sealed portfolios of others that name them: a seal would break. */
    portfolios: count,
  }),
});

/** The name typed in full, so that nobody is erased by a slip of the finger. */
export const eraseInput = z.strictObject({ name: text(201) });

const months = (least: number) => z.nullable(z.int().check(z.minimum(least), z.maximum(600)));

/** In months; null keeps data until somebody erases it. */
export const periods = {
  /** After a trajectory ended. */
  trajectory_months: months(1),
  /** After an evaluation was given or expired. */
  evaluation_months: months(1),
  mail_months: months(1),
  /** The log is always kept for at least a year. */
  event_months: months(12),
};
export const periodNames = Object.keys(periods) as (keyof typeof periods)[];

export const retentionInput = z.strictObject(periods);
export const retentionChange = changeOf(periods);
/**
 * `is_asking`: the nightly sweep waits for an answer, because it would have erased an unusual
 * amount.
 */
export const retention = z.object({ ...periods, version, is_asking: z.boolean() });

export const monthsParam = z.optional(
  z.pipe(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.transform(Number)),
    z.int().check(z.maximum(600)),
  ),
);

/** What these periods would erase today, the oldest first. */
export const trial = z.object({
  trajectories: z.object({
    total: count,
    /** Clients about whom nothing else is kept here. */
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
