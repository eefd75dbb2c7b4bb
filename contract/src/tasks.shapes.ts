import * as z from 'zod/mini';
import { parties } from './approvals.ts';
import { id, isCivilDate, named, optionalProse, requiredText, version } from './common/fields.ts';
import { changeOf, later } from './common/laterRules.ts';
import { mailState } from './common/mailState.ts';
import { reminding } from './common/reminding.ts';
import { scan } from './common/storedFile.ts';

const aDay = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/, { error: 'date', abort: true }),
  z.refine<string>((value) => isCivilDate(value), { error: 'date' }),
);
/** A plan may have set another day, which stays while nobody changes it. */
const dueDay = later(
  z.optional(z.nullable(aDay)),
  (day: string) => day >= '2000' && day < '2101',
  'far_date',
);

const fields = {
  title: requiredText(200),
  text: optionalProse(2000),
  /** One of the staff; without anybody named it is for the caller. */
  person_id: z.optional(z.nullable(id)),
  due_on: dueDay,
};
/** For a party instead of a person, who is then mailed. */
const onTrajectory = { ...fields, party: z.optional(z.nullable(z.enum(parties))) };

export const taskInput = z.strictObject(onTrajectory);
export const taskChange = changeOf(onTrajectory);
/** Belongs to no trajectory; in the caller's first organisation unless it says which. */
export const looseTaskInput = z.strictObject({ ...fields, organisation_id: z.optional(id) });
export const looseTaskRules = z.strictObject(fields);
export const looseTaskChange = changeOf(fields);
export const taskDone = z.strictObject({ answer: optionalProse(2000) });

export const taskStates = ['open', 'overdue', 'done'] as const;
export type TaskState = (typeof taskStates)[number];

const moment = z.nullable(z.string());
const someone = z.nullable(z.object({ name: z.string() }));

export const task = z.object({
  id,
  trajectory_id: z.nullable(id),
  title: z.string(),
  text: z.string(),
  /** Whom it is for: a party of the trajectory, or one of the staff. */
  party: z.nullable(z.enum(parties)),
  person: z.nullable(named),
  due_on: moment,
  /** Overdue the day after it was due, in the Netherlands. */
  state: z.enum(taskStates),
  done_at: moment,
  /** Nobody where the party said so itself. */
  done_by: someone,
  answer: z.nullable(z.string()),
  answer_file: z.nullable(z.extend(named, { scan })),
  recipient: z.nullable(z.object({ name: z.string(), email: z.string() })),
  sent_at: moment,
  opened_at: moment,
  /** When it will be mailed, if a plan made it. */
  send_on: moment,
  /** When its newest link stops working. */
  expires_at: moment,
  mail: z.nullable(mailState),
  ...reminding,
  /** The last one that was sent. */
  reminder: z.nullable(z.object({ number: z.int(), at: z.string() })),
  plan: z.nullable(z.object({ id, title: z.string() })),
  created_by: someone,
  version,
});

export type TaskInput = z.infer<typeof taskInput>;
export type TaskChange = z.infer<typeof taskChange>;
export type LooseTaskInput = z.infer<typeof looseTaskInput>;
export type LooseTaskChange = z.infer<typeof looseTaskChange>;
export type TaskDone = z.infer<typeof taskDone>;
export type Task = z.infer<typeof task>;
