import * as z from 'zod/mini';
import { id, idParam, named, requiredProse, text, upTo } from './common/fields.ts';
import { processTexts } from './common/workProcesses.ts';

export type { WorkProcess } from './common/workProcesses.ts';

const head = {
  title: z.string(),
  level: z.string(),
  /** The code in the register; may be empty. */
  code: z.string(),
  /** Distinguishes the versions of one diploma, such as 2026; may be empty. */
  edition: z.string(),
};
/** The code in the register, such as B1-K1-W1; may be empty. */
const code = z.string();
const taughtProcess = z.object({
  code,
  title: z.string(),
  description: z.string(),
  ...processTexts,
});
const numbered = z.object({ id, number: z.string(), title: z.string() });

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
  /** The earlier edition that this one takes the place of. */
  replaces: z.nullable(z.object({ id, title: z.string(), edition: z.string() })),
  core_tasks: z.array(
    z.object({
      id,
      number: z.int(),
      code,
      title: z.string(),
      work_processes: z.array(z.extend(taughtProcess, { id, number: z.string() })),
    }),
  ),
});

/** What a file contains, before anything is stored. */
export const diplomaPreview = z.object({
  /** Of a published dossier; when there are several, one is chosen before there is a diploma. */
  qualifications: z.array(z.object({ code: z.string(), title: z.string(), level: z.string() })),
  /** How many work processes are the same as in the edition that it replaces. */
  same: z.nullable(z.int()),
  diploma: z.nullable(
    z.object({
      ...head,
      core_tasks: z.array(
        z.object({ code, title: z.string(), work_processes: z.array(taughtProcess) }),
      ),
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

export const diplomaFile = z.strictObject({
  organisation_id: idParam,
  /** The number in the register of the one that is wanted from a dossier. */
  qualification: z.optional(text(50)),
  /** The earlier edition that it takes the place of. */
  replaces_id: z.optional(idParam),
});
export const diplomaChange = z.strictObject({ archived: z.boolean() });
/** Addresses as people paste them: separated by lines, commas, semicolons or spaces. */
export const enrolInput = z.strictObject({ emails: requiredProse(100_000) });

/**
 * Which work processes of a diploma are the same as one of the edition before: the levels given for
 * either count for both.
 */
export const diplomaLineage = z.object({
  work_processes: z.array(z.extend(numbered, { same_as_id: z.nullable(id) })),
  earlier: z.array(numbered),
});
export const lineageInput = z.strictObject({
  pairs: z
    .array(z.strictObject({ work_process_id: id, same_as_id: z.nullable(id) }))
    .check(z.minLength(1), upTo(2500)),
});
/** Students of an earlier edition: some of them, or all. */
export const switchInput = z.strictObject({
  from_id: id,
  student_ids: z.optional(z.array(id).check(z.minLength(1), upTo(2000))),
});

export type DiplomaUpload = z.output<typeof diplomaFile>;
export type DiplomaLineage = z.infer<typeof diplomaLineage>;
export type LineageInput = z.infer<typeof lineageInput>;
export type SwitchInput = z.infer<typeof switchInput>;
export type DiplomaRow = z.infer<typeof diplomaRow>;
export type Diploma = z.infer<typeof diploma>;
export type DiplomaPreview = z.infer<typeof diplomaPreview>;
export type EnrolledStudent = z.infer<typeof enrolledStudent>;
export type EnrolInput = z.infer<typeof enrolInput>;
