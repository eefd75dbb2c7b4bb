import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { diplomaName, evaluationRole, processName } from './common/evaluationShapes.ts';
import { id, named } from './common/fields.ts';

const pendingEvaluation = z.object({
  id,
  student: named,
  diploma: diplomaName,
  work_process: processName,
  evaluator_role: evaluationRole,
  expires_at: z.string(),
});

export type PendingEvaluation = z.infer<typeof pendingEvaluation>;

/** Every menu counts them, and needs no more of evaluations than this. */
export const pending = endpoint({
  summary: 'Lists the evaluations that the caller still has to give',
  method: 'GET',
  path: '/pending-evaluations',
  access: 'signed-in',
  response: z.array(pendingEvaluation),
});
