import * as z from 'zod/mini';
import { byLink, endpoint } from './common/endpoint.ts';
import { idOf, idParam, linkToken } from './common/fields.ts';
import {
  evidence,
  evidenceChange,
  evidenceFiles,
  evidenceInput,
  evidenceMegabytes,
  partInput,
  partMegabytes,
  seenInput,
  shownEvidence,
  upload,
  uploadInput,
} from './evidence.shapes.ts';

export * from './evidence.shapes.ts';

const about = 'evidence';
const student = {
  access: 'signed-in',
  path: '/evaluation-students/:studentId/evidence',
  params: z.strictObject({ studentId: idOf('student') }),
} as const;
const one = {
  ...student,
  path: `${student.path}/:evidenceId`,
  params: z.extend(student.params, { evidenceId: idOf(about) }),
} as const;
const uploads = { ...student, path: '/evaluation-students/:studentId/uploads' } as const;
const oneUpload = {
  ...uploads,
  path: `${uploads.path}/:uploadId`,
  params: z.extend(uploads.params, { uploadId: idOf('upload') }),
} as const;
const evaluation = {
  access: 'signed-in',
  path: '/evaluations/:evaluationId/evidence',
  params: z.strictObject({ evaluationId: idOf('evaluation') }),
} as const;
const behindLink = {
  access: 'link',
  link: 'evaluate',
  limits: byLink(120),
  path: '/evaluate/:token/evaluations/:askedId/evidence',
  params: z.strictObject({ token: linkToken, askedId: idOf('evaluation') }),
} as const;

/** What a student shows of a work process, and who looked at it. */
export const evidenceApi = {
  list: endpoint({
    summary: 'Lists what a student shows of a work process',
    ...student,
    method: 'GET',
    query: z.strictObject({ work_process_id: idParam }),
    response: z.array(evidence),
  }),
  create: endpoint({
    summary: 'Adds something to show of a work process',
    about,
    ...student,
    method: 'POST',
    upload: { file: { kinds: evidenceFiles, optional: true, megabytes: evidenceMegabytes.other } },
    body: evidenceInput,
    response: evidence,
  }),
  update: endpoint({
    summary: 'Changes something that is shown of a work process',
    about,
    ...one,
    method: 'PATCH',
    body: evidenceChange,
    response: evidence,
  }),
  remove: endpoint({
    summary: 'Deletes something that is shown of a work process',
    ...one,
    method: 'DELETE',
  }),
  file: endpoint({
    summary: 'Downloads the file of what a student shows',
    ...one,
    method: 'GET',
    path: `${one.path}/file`,
    file: true,
  }),
  begin: endpoint({
    summary: 'Begins a large file that comes in parts',
    about: 'upload',
    ...uploads,
    method: 'POST',
    limits: [{ by: 'account', max: 60, minutes: 60 }],
    body: uploadInput,
    response: upload,
  }),
  upload: endpoint({
    summary: 'Tells how much there is of a file that comes in parts',
    about: 'upload',
    ...oneUpload,
    method: 'GET',
    response: upload,
  }),
  part: endpoint({
    summary: 'Adds the next part of a large file',
    about: 'upload',
    ...oneUpload,
    method: 'POST',
    path: `${oneUpload.path}/parts`,
    upload: { file: { kinds: ['part'], megabytes: partMegabytes } },
    body: partInput,
    response: upload,
  }),
  shown: endpoint({
    summary: 'Lists what the student shows to the evaluator of a work process',
    ...evaluation,
    method: 'GET',
    response: z.array(shownEvidence),
  }),
  shownFile: endpoint({
    summary: 'Downloads the file of what the student shows to the evaluator',
    ...evaluation,
    method: 'GET',
    path: `${evaluation.path}/:evidenceId/file`,
    params: z.extend(evaluation.params, { evidenceId: idOf(about) }),
    file: true,
  }),
  sawSome: endpoint({
    summary: 'Says at which of it the evaluator looked',
    ...evaluation,
    method: 'PUT',
    body: seenInput,
    response: z.array(shownEvidence),
  }),
  behindLink: endpoint({
    summary: 'Lists what the student shows to the evaluator, through a link',
    ...behindLink,
    method: 'GET',
    recorded: true,
    response: z.array(shownEvidence),
  }),
  fileBehindLink: endpoint({
    summary: 'Downloads the file of what the student shows, through a link',
    ...behindLink,
    method: 'GET',
    recorded: true,
    path: `${behindLink.path}/:evidenceId/file`,
    params: z.extend(behindLink.params, { evidenceId: idOf(about) }),
    file: true,
  }),
  sawSomeBehindLink: endpoint({
    summary: 'Says at which of it the evaluator looked, through a link',
    ...behindLink,
    method: 'PUT',
    body: seenInput,
    response: z.array(shownEvidence),
  }),
};
