import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { evaluationRoles } from './common/evaluationRoles.ts';
import { processName } from './common/evaluationShapes.ts';
import { civilDate, id, idOf, idParam, text, upTo } from './common/fields.ts';

/** Of fewer than this, a median would tell what one of them has. */
export const fewestInMedian = 5;
export const mostTargets = 300;

const score = z.int().check(z.minimum(1), z.maximum(3));

export const growth = z.object({
  /** The group of which the median of the others stands beside the student, if there is one. */
  group: z.nullable(z.object({ name: z.string(), year: z.int() })),
  processes: z.array(
    z.object({
      work_process: processName,
      median: z.nullable(z.int()),
      /** Every level that was given, the first one first. */
      levels: z.array(
        z.object({
          on: z.string(),
          score: z.int(),
          is_own: z.boolean(),
          role: z.enum(evaluationRoles),
        }),
      ),
    }),
  ),
});

export const target = z.object({
  id,
  diploma_id: id,
  work_process: processName,
  score: z.int(),
  /** What the school calls the time until then. */
  period: z.string(),
  due_on: z.string(),
  set_by: z.string(),
  /** The level that counts now. */
  level: z.nullable(z.int()),
});

export const targetInput = z.strictObject({
  work_process_ids: z.array(id).check(z.minLength(1), upTo(50)),
  score,
  period: text(60),
  due_on: civilDate,
});

export type Growth = z.infer<typeof growth>;
export type GrownProcess = Growth['processes'][number];
export type Target = z.infer<typeof target>;
export type TargetInput = z.infer<typeof targetInput>;

const student = {
  access: 'signed-in',
  path: '/evaluation-students/:studentId',
  params: z.strictObject({ studentId: idOf('student') }),
} as const;
const targets = { ...student, path: `${student.path}/targets` } as const;

/** How a student came to where they are, and where they want to be. */
export const growthApi = {
  levels: endpoint({
    summary:
      'Returns all levels of a student for a diploma, by day, with the median of their group',
    ...student,
    path: `${student.path}/growth`,
    method: 'GET',
    recorded: true,
    query: z.strictObject({ diploma_id: idParam }),
    response: growth,
  }),
  targets: endpoint({
    summary: 'Lists the targets of a student',
    ...targets,
    method: 'GET',
    response: z.array(target),
  }),
  /** Set again for the same day, it replaces the other. */
  setTargets: endpoint({
    summary: 'Sets a target for work processes of a student',
    about: 'student',
    ...targets,
    method: 'POST',
    body: targetInput,
    response: z.array(target),
  }),
  removeTarget: endpoint({
    summary: 'Deletes a target of a student',
    ...targets,
    path: `${targets.path}/:targetId`,
    params: z.extend(targets.params, { targetId: idOf('target') }),
    method: 'DELETE',
  }),
};
