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
import { email, id, idOf, named, optionalText, prose, text, upTo } from './common/fields.ts';
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
  params: z.strictObject({ studentId: idOf('student') }),
} as const;
const one = {
  access,
  path: '/evaluations/:evaluationId',
  params: z.strictObject({ evaluationId: idOf('evaluation') }),
} as const;

export const evaluationsApi = {
  students: endpoint({
    summary: 'Lists the students that the caller may evaluate, page by page',
    method: 'GET',
    path: '/evaluation-students',
    access,
    query: z.extend(pageQuery, { name: z.optional(text(100)) }),
    response: pageOf(evaluationStudent),
  }),
  student: endpoint({
    summary: 'Returns a student with their diplomas',
    about: 'student',
    ...student,
    method: 'GET',
    response: oneStudent,
  }),
  list: endpoint({
    summary: 'Lists the evaluations of a student, page by page',
    ...student,
    method: 'GET',
    path: `${student.path}/evaluations`,
    query: z.extend(pageQuery, { filter: z._default(z.enum(evaluationFilters), 'all') }),
    response: pageOf(evaluationRow),
  }),
  ask: endpoint({
    summary: 'Asks somebody to evaluate work processes of a student',
    ...student,
    method: 'POST',
    path: `${student.path}/evaluations`,
    // Far from what anybody does by hand; what was really asked is counted apart.
    limits: [{ by: 'account', max: 1000, minutes: 60 }],
    body: evaluationRequest,
    response: z.array(evaluationRow),
  }),
  workProcesses: endpoint({
    summary: 'Lists the work processes of a student with their scores',
    ...student,
    method: 'GET',
    path: `${student.path}/work-processes`,
    response: z.array(studentWorkProcess),
  }),
  pending: endpoint({
    summary: 'Lists the evaluations that the caller still has to give',
    method: 'GET',
    path: '/pending-evaluations',
    access,
    response: z.array(pendingEvaluation),
  }),
  get: endpoint({
    summary: 'Returns an evaluation',
    about: 'evaluation',
    ...one,
    method: 'GET',
    response: evaluation,
  }),
  save: endpoint({
    summary: 'Downloads or corrects an evaluation',
    about: 'evaluation',
    ...one,
    method: 'PATCH',
    body: evaluationInput,
    response: evaluation,
  }),
  withdraw: endpoint({
    summary: 'Withdraws a request for an evaluation',
    ...one,
    method: 'DELETE',
  }),
  profile: endpoint({
    summary: 'Returns the profile of the student that an evaluation is about',
    about: 'student',
    ...one,
    method: 'GET',
    path: `${one.path}/profile`,
    response: portfolio,
  }),
  picture: endpoint({
    summary: 'Downloads the picture of the student that an evaluation is about',
    ...one,
    method: 'GET',
    path: `${one.path}/picture`,
    file: true,
  }),
  file: endpoint({
    summary: 'Downloads a file from the profile of the student that an evaluation is about',
    ...one,
    method: 'GET',
    path: `${one.path}/files/:fileId`,
    params: z.extend(one.params, { fileId: idOf('profile_file') }),
    file: true,
  }),
  chart: endpoint({
    summary: 'Returns the scores of a student for a diploma, per work process and role',
    method: 'GET',
    path: '/charts/:studentId/:diplomaId',
    access,
    params: z.strictObject({ studentId: idOf('student'), diplomaId: idOf('diploma') }),
    response: z.array(chartEntry),
  }),
};
