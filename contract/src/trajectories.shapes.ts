import * as z from 'zod/mini';
import { approval } from './approvals.ts';
import {
  civilDate,
  id,
  idParam,
  named,
  optionalDate,
  optionalEmail,
  optionalProse,
  optionalText,
  requiredText,
  text,
  upTo,
  version,
} from './common/fields.ts';
import { asBefore, optionalPhone } from './common/laterRules.ts';
import { pageQuery } from './common/page.ts';
import { type StateCode, trajectoryStates } from './common/trajectoryStates.ts';

const stateCode = z.enum(trajectoryStates.map(({ code }) => code) as [StateCode]);

const fields = {
  organisation_id: id,
  counselor_id: id,
  trajectory_state_id: id,
  contact_name: optionalText(200),
  contact_phone: optionalPhone,
  contact_email: optionalEmail,
  registered_by: optionalText(200),
  registration_date: optionalDate,
  intake_date: optionalDate,
  category: optionalText(200),
  length: optionalText(100),
  schooling: z.optional(z.boolean()),
  apq_taken: z.optional(z.boolean()),
  completed_reason: optionalProse(5000),
};

/**
 * The screens send the whole trajectory back; fields that are not named here are dropped unread.
 */
export const trajectoryInput = z.object({ ...fields, client_id: id });
/** These are set on every trajectory from the start and cannot be cleared. */
const given = { registered_by: requiredText(200), registration_date: civilDate };
/** The rules for the form of an existing trajectory. */
export const trajectoryForm = z.object({ ...fields, ...given });
export const trajectoryChange = z.partial(z.object({ ...asBefore(fields), ...given, version }));

export const trajectoryState = z.object({ id, name: z.string(), code: stateCode });
const maybe = z.nullable(z.string());

export const trajectory = z.object({
  id,
  counselor: named,
  organisation: named,
  trajectory_state: trajectoryState,
  client: named,
  client_id: id,
  contact_name: maybe,
  contact_phone: maybe,
  contact_email: maybe,
  registered_by: z.string(),
  registration_date: z.string(),
  intake_date: maybe,
  category: maybe,
  length: maybe,
  schooling: z.boolean(),
  apq_taken: z.boolean(),
  completed_reason: maybe,
  reject_reason: maybe,
  /** While it waits for the client or the employer: the state of their request. */
  review: z.nullable(approval),
  /** Newest first; no name where the program itself acted. */
  history: z.array(
    z.object({
      id,
      date: z.string(),
      state: trajectoryState,
      actor: z.nullable(z.object({ name: z.string() })),
    }),
  ),
  version,
});

const rowFields = {
  id: true,
  counselor: true,
  organisation: true,
  trajectory_state: true,
  client: true,
  client_id: true,
  contact_name: true,
  registration_date: true,
} as const;
export const trajectoryRow = z.extend(z.pick(trajectory, rowFields), {
  /** Messages of the client and the employer that nobody has read; none for those who may not. */
  unread: z.int(),
});

/** What an invoice is about: the parties, the state and the order, and nothing of the guidance. */
export const trajectoryHead = z.pick(trajectory, {
  ...rowFields,
  category: true,
  length: true,
});

/** What was deleted and can still be put back. */
export const removedTrajectory = z.object({
  ...z.pick(trajectory, { id: true, counselor: true, organisation: true, client: true }).shape,
  deleted_at: z.string(),
  /** Unknown for trajectories that an earlier release deleted. */
  deleted_by: z.nullable(z.object({ name: z.string() })),
  /** When it is erased for good. */
  ends_at: z.string(),
});

/** A search shows only its first hits; typing more of the name narrows them down. */
export const mostFound = 150;

/** What the list can be sorted by; each has an index. */
export const trajectorySorts = ['registration_date', 'client', 'state'] as const;
export type TrajectorySort = (typeof trajectorySorts)[number];
const sorts = trajectorySorts.flatMap((sort) => [sort, `-${sort}`] as const);

/** `new` or `new,in_progress`. */
const stateCodes = z.pipe(
  z.pipe(
    z.string().check(upTo(300)),
    z.transform((codes) => [...new Set(codes.split(','))]),
  ),
  z.array(stateCode),
);

export const trajectoriesQuery = z.extend(pageQuery, {
  organisation_id: z.optional(idParam),
  counselor_id: z.optional(z.union([z.literal('me'), idParam])),
  state: z.optional(stateCodes),
  q: z.optional(text(100)),
  /** Only those with a message that nobody has read. */
  unread: z.optional(z.literal('1')),
  /** With `-` in front, descending; by default the newest registration first. */
  sort: z._default(z.enum(sorts), '-registration_date'),
});

export type TrajectoryInput = z.infer<typeof trajectoryInput>;
export type TrajectoryChange = z.infer<typeof trajectoryChange>;
export type Trajectory = z.infer<typeof trajectory>;
export type TrajectoryRow = z.infer<typeof trajectoryRow>;
export type TrajectoryHead = z.infer<typeof trajectoryHead>;
export type RemovedTrajectory = z.infer<typeof removedTrajectory>;
export type TrajectoriesQuery = z.output<typeof trajectoriesQuery>;
