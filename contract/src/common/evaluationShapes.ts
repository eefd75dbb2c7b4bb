import * as z from 'zod/mini';
import { noLevel } from './evaluationAnswer.ts';
import { evaluationRoles } from './evaluationRoles.ts';
import { id } from './fields.ts';

export const evaluationRole = z.object({ name: z.enum(evaluationRoles) });
export const diplomaName = z.object({ diploma_id: id, title: z.string() });
export const processName = z.object({
  work_process_id: id,
  number: z.string(),
  title: z.string(),
});

/** A work process as its evaluator reads it. */
export const taughtProcess = z.extend(processName, {
  description: z.string(),
  result: z.string(),
  behaviour: z.string(),
  result_starter: z.string(),
  result_advanced: z.string(),
  result_professional: z.string(),
});

export const evaluationStudent = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  diplomas: z.array(
    z.object({
      diploma_id: id,
      title: z.string(),
      level: z.string(),
      has_evaluations: z.boolean(),
    }),
  ),
});

/** One student, with what the caller may do on their pages. */
export const oneStudent = z.extend(evaluationStudent, {
  name: z.string(),
  may_ask: z.boolean(),
  may_see_chart: z.boolean(),
  /** Whether the caller may know who else sees them. */
  may_see_readers: z.boolean(),
  /** Whether the caller may open what was sealed of them, and their badges. */
  may_see_portfolios: z.boolean(),
});

/**
 * The state of one work process with one kind of evaluator, without what the caller may not see.
 * Asking again keeps the level that was given before.
 */
const processState = z.object({
  state: z.enum(['none', 'pending', 'done', 'expired', 'hidden']),
  score: z.nullable(z.int()),
  /** Answered without a level, where none was given before. */
  no_level: noLevel,
  evaluation_id: z.nullable(id),
});

export const studentWorkProcess = z.object({
  diploma: diplomaName,
  work_process: processName,
  states: z.object({
    student: processState,
    teacher: processState,
    mentor: processState,
    coach: processState,
    recipient: processState,
    other_student: processState,
  }),
  /** How much the student shows of it, for those who see all of that. */
  evidence: z.nullable(z.int()),
  /** The newest evaluation that the caller may open. */
  evaluation_id: z.nullable(id),
});

export const chartEntry = z.object({
  coreTask: z.object({
    title: z.string(),
    workProcesses: z.array(
      z.object({
        work_process: processName,
        score: z.int(),
        evaluator_role: z.nullable(evaluationRole),
      }),
    ),
  }),
});
