import * as z from 'zod/mini';
import { evaluationRoles } from './common/evaluationRoles.ts';
import {
  type chartEntry,
  diplomaName,
  evaluationRole,
  type evaluationStudent,
  type oneStudent,
  processName,
  type studentWorkProcess,
} from './common/evaluationShapes.ts';
import { email, id, named, optionalText, prose, upTo } from './common/fields.ts';
import { mailState } from './common/mailState.ts';
import { readersOf } from './common/readers.ts';
import { reminding } from './common/reminding.ts';

export const evaluationFilters = ['all', 'pending', 'non-pending'] as const;
export type EvaluationFilter = (typeof evaluationFilters)[number];

const score = z.int().check(z.minimum(1), z.maximum(3));
export const role = z.enum(evaluationRoles);
const maybe = z.nullable(z.string());

/** An evaluation in a list: pending, done or expired, never two of these. */
const listed = {
  id,
  score: z.nullable(z.int()),
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
  /** What became of the mail that asked for it, for those who may withdraw it. */
  mail: z.nullable(mailState),
  /** For the same people: when its evaluator was reminded, and when the next time is. */
  reminders: z.nullable(
    z.object({ ...reminding, sent: z.array(z.object({ number: z.int(), at: z.string() })) }),
  ),
};
export const evaluationRow = z.object(listed);

/** How long an evaluator can correct a level after giving it. */
export const correctionHours = 24;

export const evaluation = z.object({
  ...listed,
  /** Whether the caller's role lets them read the student's profile. */
  may_see_profile: z.boolean(),
  /** Whether the caller gave it recently enough to correct it. */
  may_correct: z.boolean(),
  comments: z.string(),
  work_process: z.extend(processName, {
    description: z.string(),
    result_starter: z.string(),
    result_advanced: z.string(),
    result_professional: z.string(),
  }),
});

export const evaluationInput = z.strictObject({
  score,
  comments: z.optional(prose(5000)),
  /** Must be set to correct a level, so that two open tabs do not overwrite each other. */
  correction: z.optional(z.boolean()),
});

/** Students who rate themselves are asked without an address. */
export const evaluationRequest = z
  .strictObject({
    diploma_id: id,
    work_process_ids: z.array(id).check(z.minLength(1), upTo(50)),
    role,
    email: z.optional(email),
    /** For the mail and the account of somebody who is not known yet. */
    first_name: optionalText(100),
    last_name: optionalText(100),
  })
  .check(
    z.refine(({ role, email }) => role === 'student' || !!email, {
      path: ['email'],
      error: 'required',
    }),
  );

/** Why somebody can see something of a student. */
export const studentWhys = ['student', 'evaluator', 'asker', 'coordinator', 'admin'] as const;
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
export type EvaluationInput = z.infer<typeof evaluationInput>;
export type EvaluationRequest = z.infer<typeof evaluationRequest>;
export type StudentWorkProcess = z.infer<typeof studentWorkProcess>;
export type ChartEntry = z.infer<typeof chartEntry>;
