import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { evaluationInput } from './common/evaluationAnswer.ts';
import {
  chartEntry,
  evaluationStudent,
  oneStudent,
  studentWorkProcess,
} from './common/evaluationShapes.ts';
import { idOf, idParam, text } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';
import { pending } from './evaluations.pending.ts';
import {
  evaluation,
  evaluationFilters,
  evaluationRequest,
  evaluationRow,
  studentReaders,
} from './evaluations.shapes.ts';
import { portfolio } from './profile.ts';

export type { PendingEvaluation } from './evaluations.pending.ts';
export * from './evaluations.shapes.ts';

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
    query: z.extend(pageQuery, {
      name: z.optional(text(100)),
      group_id: z.optional(idParam),
    }),
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
    // Far more than anybody does by hand; the requests themselves are limited separately.
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
  readers: endpoint({
    summary: 'Lists who can see a student and why, and who opened something of them lately',
    ...student,
    method: 'GET',
    path: `${student.path}/readers`,
    response: studentReaders,
  }),
  pending,
  get: endpoint({
    summary: 'Returns an evaluation',
    about: 'evaluation',
    ...one,
    method: 'GET',
    response: evaluation,
  }),
  save: endpoint({
    summary: 'Gives or corrects an evaluation',
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
  askAgain: endpoint({
    summary: 'Asks the same person again for an evaluation that was not given in time',
    ...one,
    method: 'POST',
    path: `${one.path}/again`,
    limits: [{ by: 'account', max: 1000, minutes: 60 }],
    response: evaluationRow,
    about: 'evaluation',
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
