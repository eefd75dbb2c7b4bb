import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf, idParam, text } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';
import { workProcesses } from './common/workProcesses.ts';
import {
  diploma,
  diplomaChange,
  diplomaFile,
  diplomaLineage,
  diplomaPreview,
  diplomaRow,
  enrolInput,
  enrolledStudent,
  lineageInput,
  switchInput,
} from './diplomas.shapes.ts';

export * from './diplomas.shapes.ts';

const access = 'administration';
const all = { access, path: '/diplomas' } as const;
const one = {
  access,
  path: `${all.path}/:diplomaId`,
  params: z.strictObject({ diplomaId: idOf('diploma') }),
} as const;
const students = { ...one, path: `${one.path}/students` } as const;
const fromFile = {
  access,
  method: 'POST',
  upload: { file: { kinds: ['diploma'], megabytes: 10, kept: false } },
  limits: [{ by: 'account', max: 60, minutes: 10 }],
  body: diplomaFile,
} as const;

export const diplomasApi = {
  workProcesses,
  list: endpoint({
    summary: 'Lists the diplomas',
    ...all,
    method: 'GET',
    query: z.strictObject({ organisation_id: z.optional(idParam) }),
    response: z.array(diplomaRow),
  }),
  get: endpoint({
    summary: 'Returns a diploma with its work processes',
    about: 'diploma',
    ...one,
    method: 'GET',
    response: diploma,
  }),
  /** Stores nothing. */
  preview: endpoint({
    summary: 'Checks a file with a diploma and stores nothing',
    ...fromFile,
    path: `${all.path}/preview`,
    response: diplomaPreview,
  }),
  /** All of the file or nothing; a new edition is kept beside the existing ones. */
  import: endpoint({
    summary: 'Imports a diploma from a file',
    about: 'diploma',
    ...fromFile,
    path: all.path,
    response: diploma,
  }),
  update: endpoint({
    summary: 'Archives a diploma or brings it back',
    about: 'diploma',
    ...one,
    method: 'PATCH',
    body: diplomaChange,
    response: diploma,
  }),
  students: endpoint({
    summary: 'Lists the students of a diploma, page by page',
    ...students,
    method: 'GET',
    query: z.extend(pageQuery, { q: z.optional(text(100)) }),
    response: pageOf(enrolledStudent),
  }),
  /** All of them or none; those who cannot be enrolled are named. */
  enrol: endpoint({
    summary: 'Enrols students in a diploma by their email addresses',
    ...students,
    method: 'POST',
    body: enrolInput,
    response: z.object({ enrolled: z.int(), already: z.int() }),
  }),
  unenrol: endpoint({
    summary: 'Removes a student from a diploma',
    ...students,
    path: `${students.path}/:studentId`,
    params: z.extend(one.params, { studentId: idOf('student') }),
    method: 'DELETE',
  }),
  lineage: endpoint({
    summary: 'Lists which work processes are the same as in the edition before',
    ...one,
    path: `${one.path}/lineage`,
    method: 'GET',
    response: diplomaLineage,
  }),
  setLineage: endpoint({
    summary: 'Says which work processes are the same as in the edition before',
    about: 'diploma',
    ...one,
    path: `${one.path}/lineage`,
    method: 'PUT',
    body: lineageInput,
    response: diplomaLineage,
  }),
  /** They keep what was given; where a work process is the same it counts in the new edition too. */
  switch: endpoint({
    summary: 'Lets students of an earlier edition go over to this one',
    about: 'diploma',
    ...one,
    path: `${one.path}/switch`,
    method: 'POST',
    body: switchInput,
    response: z.object({ switched: z.int(), groups: z.int() }),
  }),
};
