import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, named, text } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';

export const evaluationRoles = [
  'teacher',
  'mentor',
  'coach',
  'recipient',
  'student',
  'other_student',
] as const;

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

export const pendingEvaluation = z.object({
  id,
  student: named,
  diploma: z.object({ diploma_id: id, title: z.string() }),
  work_process: z.object({ work_process_id: id, title: z.string() }),
  evaluator_role: z.object({ name: z.enum(evaluationRoles) }),
  expires_at: z.string(),
});

export type EvaluationStudent = z.infer<typeof evaluationStudent>;
export type PendingEvaluation = z.infer<typeof pendingEvaluation>;

export const evaluationsApi = {
  students: endpoint({
    method: 'GET',
    path: '/evaluation-students',
    access: 'signed-in',
    query: z.extend(pageQuery, { name: z.optional(text(100)) }),
    response: pageOf(evaluationStudent),
  }),
  pending: endpoint({
    method: 'GET',
    path: '/pending-evaluations',
    access: 'signed-in',
    response: z.array(pendingEvaluation),
  }),
};
