import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, idParam, named, requiredProse, text } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';

const level = {
  result_starter: z.string(),
  result_advanced: z.string(),
  result_professional: z.string(),
};

/** Part of the general catalogue; nothing in it is about a person. */
export const workProcess = z.object({
  work_process_id: id,
  number: z.string(),
  title: z.string(),
  description: z.string(),
  ...level,
  core_task: z.object({ number: z.int(), title: z.string() }),
  diploma: z.object({ diploma_id: id, title: z.string(), level: z.string() }),
});
export type WorkProcess = z.infer<typeof workProcess>;

const head = {
  title: z.string(),
  level: z.string(),
  /** The code in the register; may be empty. */
  code: z.string(),
  /** Distinguishes the versions of one diploma, such as 2026; may be empty. */
  edition: z.string(),
};
const taughtProcess = z.object({ title: z.string(), description: z.string(), ...level });

export const diplomaRow = z.object({
  id,
  organisation: named,
  ...head,
  archived: z.boolean(),
  created_at: z.string(),
  core_task_count: z.int(),
  work_process_count: z.int(),
  student_count: z.int(),
});

export const diploma = z.extend(diplomaRow, {
  core_tasks: z.array(
    z.object({
      id,
      number: z.int(),
      title: z.string(),
      work_processes: z.array(z.extend(taughtProcess, { id, number: z.string() })),
    }),
  ),
});

/** What a file contains, before anything is stored. */
export const diplomaPreview = z.object({
  diploma: z.nullable(
    z.object({
      ...head,
      core_tasks: z.array(z.object({ title: z.string(), work_processes: z.array(taughtProcess) })),
    }),
  ),
  errors: z.array(z.object({ line: z.int(), message: z.string() })),
});

export const enrolledStudent = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string(),
  /** Students who have been evaluated stay enrolled. */
  evaluation_count: z.int(),
});

export const diplomaFile = z.strictObject({ organisation_id: idParam });
export const diplomaChange = z.strictObject({ archived: z.boolean() });
/** Addresses as people paste them: separated by lines, commas, semicolons or spaces. */
export const enrolInput = z.strictObject({ emails: requiredProse(100_000) });

export type DiplomaRow = z.infer<typeof diplomaRow>;
export type Diploma = z.infer<typeof diploma>;
export type DiplomaPreview = z.infer<typeof diplomaPreview>;
export type EnrolledStudent = z.infer<typeof enrolledStudent>;
export type EnrolInput = z.infer<typeof enrolInput>;

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
  upload: { file: { kinds: ['diploma'], megabytes: 1, kept: false } },
  limits: [{ by: 'account', max: 60, minutes: 10 }],
  body: diplomaFile,
} as const;

export const diplomasApi = {
  workProcesses: endpoint({
    summary: "Lists the work processes of the caller's diplomas",
    method: 'GET',
    path: '/work-processes',
    access: 'signed-in',
    response: z.array(workProcess),
  }),
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
};
