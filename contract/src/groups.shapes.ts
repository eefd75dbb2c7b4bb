import * as z from 'zod/mini';
import { evaluationRoles } from './common/evaluationRoles.ts';
import { processName } from './common/evaluationShapes.ts';
import { formFlag, id, named, requiredText, text, upTo, version } from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';

export const groupParts = ['teacher', 'student'] as const;
export type GroupPart = (typeof groupParts)[number];

/** Of a class or a workplace, at most so many at once. */
export const mostInGroup = 500;

/** The year in which a school year begins. */
const year = z.int().check(z.minimum(2000), z.maximum(2100));
const fields = { name: requiredText(100), year };

export const groupInput = z.strictObject({ ...fields, diploma_id: id });
export const groupRules = z.strictObject({ ...fields, archived: z.boolean() });
export const groupChange = changeOf(groupRules.shape);

const head = {
  id,
  name: z.string(),
  year: z.int(),
  archived: z.boolean(),
  organisation: named,
  diploma: z.object({ id, title: z.string(), level: z.string() }),
  teachers: z.array(named),
};

export const groupRow = z.object({
  ...head,
  student_count: z.int(),
  /** Requests for an evaluation that can still be answered. */
  open_count: z.int(),
});

export const group = z.object({
  ...head,
  /** By name, with where each learns on the job. */
  students: z.array(z.extend(named, { workplace: z.string() })),
  /** Whether the caller may change it; its teachers only read it. */
  is_managed: z.boolean(),
  version,
});

/** Somebody who can be put in the group. */
export const groupCandidate = z.extend(named, { email: z.string() });

export const groupPersonInput = z.strictObject({ person_id: id, part: z.enum(groupParts) });
export const workplaceInput = z.strictObject({ workplace: text(200) });
export const groupImportInput = z.strictObject({ invite: formFlag });

/** To another group, or to a new one of the same diploma with the same teachers. */
export const moveInput = z
  .strictObject({
    student_ids: z.array(id).check(z.minLength(1), upTo(mostInGroup)),
    to_group_id: z.optional(id),
    to_group: z.optional(z.strictObject(fields)),
    /** Whether the group that they leave ends here. */
    archive: z.boolean(),
  })
  .check(
    z.refine(
      ({ to_group_id, to_group }) => (to_group_id === undefined) !== (to_group === undefined),
      {
        path: ['to_group_id'],
        error: 'unknown_choice',
      },
    ),
  );

/** A diploma that a new group can be made for. */
export const groupDiploma = z.object({
  id,
  title: z.string(),
  level: z.string(),
  edition: z.string(),
  organisation: named,
});

export const levelStates = ['none', 'pending', 'expired', 'done'] as const;

/** What there is of one student and one work process: the level that counts, and what is asked. */
export const levelCell = z.object({
  score: z.nullable(z.int()),
  /** Why there is no level, where that was the answer. */
  no_level: z.nullable(z.enum(['not_applicable', 'not_seen'])),
  state: z.enum(levelStates),
  /** Whose level it is. */
  role: z.nullable(z.enum(evaluationRoles)),
  /** The last day of what is open, or was. */
  expires_at: z.nullable(z.string()),
  /** The one to open, if any can be opened. */
  evaluation_id: z.nullable(id),
});

export const groupLevels = z.object({
  processes: z.array(z.extend(processName, { core_task: z.string() })),
  /** Each with a cell for every work process, in the same order. */
  students: z.array(z.extend(named, { workplace: z.string(), cells: z.array(levelCell) })),
});

export type GroupInput = z.infer<typeof groupInput>;
export type GroupChange = z.infer<typeof groupChange>;
export type GroupRow = z.infer<typeof groupRow>;
export type Group = z.infer<typeof group>;
export type GroupCandidate = z.infer<typeof groupCandidate>;
export type GroupDiploma = z.infer<typeof groupDiploma>;
export type MoveInput = z.infer<typeof moveInput>;
export type LevelCell = z.infer<typeof levelCell>;
export type GroupLevels = z.infer<typeof groupLevels>;
export type LevelProcess = GroupLevels['processes'][number];
export type LevelStudent = GroupLevels['students'][number];
