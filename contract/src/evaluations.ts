import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { evaluationRoles } from './common/evaluationRoles.ts';
import {
  chartEntry,
  diplomaName,
  evaluationRole,
  evaluationStudent,
  oneStudent,
  processName,
  studentWorkProcess,
} from './common/evaluationShapes.ts';
import { email, id, idParam, named, optionalText, prose, text, upTo } from './common/fields.ts';
import { mailState } from './common/mailState.ts';
import { pageOf, pageQuery } from './common/page.ts';
import { portfolio } from './profile.ts';

export const evaluationFilters = ['all', 'pending', 'non-pending'] as const;
export type EvaluationFilter = (typeof evaluationFilters)[number];

const score = z.int().check(z.minimum(1), z.maximum(3));
const role = z.enum(evaluationRoles);
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
  /** Whether the caller is the one who is asked to score it, and still can. */
  may_score: z.boolean(),
  /** Whether the caller may take the request back. */
  may_withdraw: z.boolean(),
  /** How the mail that asked for it went, for who may take it back. */
  mail: z.nullable(mailState),
};
export const evaluationRow = z.object(listed);

/** How long who gave a level can correct it. */
export const correctionHours = 24;

export const evaluation = z.object({
  ...listed,
  /** Whether the caller gave it, so recently that it can be corrected. */
  may_correct: z.boolean(),
  comments: z.string(),
  work_process: z.extend(processName, {
    description: z.string(),
    result_starter: z.string(),
    result_advanced: z.string(),
    result_professional: z.string(),
  }),
});

export const pendingEvaluation = z.object({
  id,
  student: named,
  diploma: diplomaName,
  work_process: processName,
  evaluator_role: evaluationRole,
  expires_at: z.string(),
});

export const evaluationInput = z.strictObject({
  score,
  comments: z.optional(prose(5000)),
  /** Said on purpose: two tabs that save different things do not overwrite each other. */
  correction: z.optional(z.boolean()),
});

/** The student is asked for the own view without an address. */
export const evaluationRequest = z
  .strictObject({
    diploma_id: id,
    work_process_ids: z.array(id).check(z.minLength(1), upTo(50)),
    role,
    email: z.optional(email),
    /** For a mail and an account to somebody who is not known yet. */
    first_name: optionalText(100),
    last_name: optionalText(100),
  })
  .check(
    z.refine(({ role, email }) => role === 'student' || !!email, {
      path: ['email'],
      error: 'required',
    }),
  );

export type EvaluationStudent = z.infer<typeof evaluationStudent>;
export type OneStudent = z.infer<typeof oneStudent>;
export type Evaluation = z.infer<typeof evaluation>;
export type EvaluationRow = z.infer<typeof evaluationRow>;
export type PendingEvaluation = z.infer<typeof pendingEvaluation>;
export type EvaluationInput = z.infer<typeof evaluationInput>;
export type EvaluationRequest = z.infer<typeof evaluationRequest>;
export type StudentWorkProcess = z.infer<typeof studentWorkProcess>;
export type ChartEntry = z.infer<typeof chartEntry>;

const access = 'signed-in';
const student = {
  access,
  path: '/evaluation-students/:studentId',
  params: z.strictObject({ studentId: idParam }),
} as const;
const one = {
  access,
  path: '/evaluations/:evaluationId',
  params: z.strictObject({ evaluationId: idParam }),
} as const;

export const evaluationsApi = {
  students: endpoint({
    method: 'GET',
    path: '/evaluation-students',
    access,
    query: z.extend(pageQuery, { name: z.optional(text(100)) }),
    response: pageOf(evaluationStudent),
  }),
  student: endpoint({ ...student, method: 'GET', response: oneStudent }),
  list: endpoint({
    ...student,
    method: 'GET',
    path: `${student.path}/evaluations`,
    query: z.extend(pageQuery, { filter: z._default(z.enum(evaluationFilters), 'all') }),
    response: pageOf(evaluationRow),
  }),
  ask: endpoint({
    ...student,
    method: 'POST',
    path: `${student.path}/evaluations`,
    // Far from what anybody does by hand; what was really asked is counted apart.
    limits: [{ by: 'account', max: 1000, minutes: 60 }],
    body: evaluationRequest,
    response: z.array(evaluationRow),
  }),
  workProcesses: endpoint({
    ...student,
    method: 'GET',
    path: `${student.path}/work-processes`,
    response: z.array(studentWorkProcess),
  }),
  pending: endpoint({
    method: 'GET',
    path: '/pending-evaluations',
    access,
    response: z.array(pendingEvaluation),
  }),
  get: endpoint({ ...one, method: 'GET', response: evaluation }),
  save: endpoint({ ...one, method: 'PATCH', body: evaluationInput, response: evaluation }),
  withdraw: endpoint({ ...one, method: 'DELETE' }),
  profile: endpoint({
    ...one,
    method: 'GET',
    path: `${one.path}/profile`,
    response: portfolio,
  }),
  picture: endpoint({ ...one, method: 'GET', path: `${one.path}/picture`, file: true }),
  file: endpoint({
    ...one,
    method: 'GET',
    path: `${one.path}/files/:fileId`,
    params: z.extend(one.params, { fileId: idParam }),
    file: true,
  }),
  chart: endpoint({
    method: 'GET',
    path: '/charts/:studentId/:diplomaId',
    access,
    params: z.strictObject({ studentId: idParam, diplomaId: idParam }),
    response: z.array(chartEntry),
  }),
};
