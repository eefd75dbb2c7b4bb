import * as z from 'zod/mini';
import { noLevel } from './common/evaluationAnswer.ts';
import { evaluationRoles } from './common/evaluationRoles.ts';
import {
  type chartEntry,
  diplomaName,
  evaluationRole,
  type evaluationStudent,
  type oneStudent,
  processName,
  type studentWorkProcess,
  taughtProcess,
} from './common/evaluationShapes.ts';
import { email, id, named, optionalText, upTo } from './common/fields.ts';
import { mailState } from './common/mailState.ts';
import { readersOf } from './common/readers.ts';
import { reminding } from './common/reminding.ts';

export * from './common/evaluationAnswer.ts';

export const evaluationFilters = ['all', 'pending', 'non-pending'] as const;
export type EvaluationFilter = (typeof evaluationFilters)[number];

export const role = z.enum(evaluationRoles);
const maybe = z.nullable(z.string());

/** An evaluation in a list: pending, done or expired, never two of these. */
const listed = {
  id,
  score: z.nullable(z.int()),
  /** An answer that is no level; then there is no score. */
  no_level: noLevel,
  /** Given by somebody else, and not to be seen before the caller gave their own. */
  is_covered: z.boolean(),
  pending: z.boolean(),
  is_expired: z.boolean(),
  diploma: diplomaName,
  work_process: processName,
  evaluator_role: evaluationRole,
  evaluator: z.object({ name: z.string() }),
  student: named,
  requested_at: z.string(),
  expires_at: z.string(),
  done_at: maybe,
  /** Whether the caller is asked to score it and still can. */
  may_score: z.boolean(),
  /** Whether the caller may withdraw the request. */
  may_withdraw: z.boolean(),
  /** Whether it was not given in time and the caller may ask for it again. */
  may_ask_again: z.boolean(),
  /** What became of the mail that asked for it, for those who may withdraw it. */
  mail: z.nullable(mailState),
  /** For the same people: when its evaluator was reminded, and when the next time is. */
  reminders: z.nullable(
    z.object({ ...reminding, sent: z.array(z.object({ number: z.int(), at: z.string() })) }),
  ),
};
export const evaluationRow = z.object(listed);

export const evaluation = z.object({
  ...listed,
  /** Whether the caller's role lets them read the student's profile. */
  may_see_profile: z.boolean(),
  /** Whether the caller gave it recently enough to correct it. */
  may_correct: z.boolean(),
  comments: z.string(),
  /** How much the student shows to its evaluator. */
  evidence: z.int(),
  /** What the asker wrote with the request, for its evaluator. */
  message: z.string(),
  asker: z.nullable(z.object({ name: z.string() })),
  work_process: taughtProcess,
});

/** Whom to ask, and as what. */
export const askedPerson = {
  role,
  email: z.optional(email),
  /** For the mail and the account of somebody who is not known yet. */
  first_name: optionalText(100),
  last_name: optionalText(100),
};
type Asked = { role: z.infer<typeof role>; email?: string | undefined };

/** Students who rate themselves are asked without an address. */
export const hasAddress = z.refine<Asked>(({ role, email }) => role === 'student' || !!email, {
  path: ['email'],
  error: 'required',
});

export const evaluationRequest = z
  .strictObject({
    diploma_id: id,
    work_process_ids: z.array(id).check(z.minLength(1), upTo(50)),
    ...askedPerson,
  })
  .check(hasAddress);

/** Why somebody can see something of a student. */
export const studentWhys = [
  'student',
  'teacher',
  'evaluator',
  'asker',
  'coordinator',
  'admin',
] as const;
export type StudentWhy = (typeof studentWhys)[number];

/** An evaluator whose evaluations have all expired still sees the name. */
export const studentReaders = readersOf(
  studentWhys,
  z.nullable(
    z.object({
      roles: z.array(role),
      evaluation: z.boolean(),
      profile: z.boolean(),
      chart: z.boolean(),
    }),
  ),
);

export type StudentReaders = z.infer<typeof studentReaders>;
export type EvaluationStudent = z.infer<typeof evaluationStudent>;
export type OneStudent = z.infer<typeof oneStudent>;
export type Evaluation = z.infer<typeof evaluation>;
export type EvaluationRow = z.infer<typeof evaluationRow>;
export type EvaluationRequest = z.infer<typeof evaluationRequest>;
export type StudentWorkProcess = z.infer<typeof studentWorkProcess>;
export type ChartEntry = z.infer<typeof chartEntry>;
