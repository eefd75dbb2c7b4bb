import * as z from 'zod/mini';
import { revoked } from './common/badgePage.ts';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, idParam, prose, requiredProse } from './common/fields.ts';

export * from './common/badgePage.ts';

export const badge = z.object({
  id,
  /** Opens its page. */
  code: z.string(),
  granted_at: z.string(),
  granted_by: z.nullable(z.string()),
  remark: z.string(),
  revoked,
});

/** A core task of the diploma, and the badge for it that was granted last. */
export const badgeTask = z.object({
  core_task_id: id,
  title: z.string(),
  work_process_count: z.int(),
  /** Of how many of these the caller sees a level. */
  level_count: z.int(),
  badge: z.nullable(badge),
  may_grant: z.boolean(),
  may_revoke: z.boolean(),
});

export const badgeInput = z.strictObject({ core_task_id: id, remark: prose(1000) });
export const revokeInput = z.strictObject({ reason: requiredProse(1000) });

const about = 'badge';
const student = {
  access: 'signed-in',
  path: '/evaluation-students/:studentId/badges',
  params: z.strictObject({ studentId: idOf('student') }),
} as const;

/** What a student takes along of a core task. */
export const badgesApi = {
  list: endpoint({
    summary: 'Lists the core tasks of a diploma, and the badges of a student for them',
    ...student,
    method: 'GET',
    query: z.strictObject({ diploma_id: idParam }),
    response: z.array(badgeTask),
  }),
  grant: endpoint({
    summary: 'Grants a student the badge of a core task',
    about,
    ...student,
    method: 'POST',
    body: badgeInput,
    response: badge,
  }),
  revoke: endpoint({
    summary: 'Revokes a badge, with a reason',
    about,
    ...student,
    path: `${student.path}/:badgeId/revoke`,
    params: z.extend(student.params, { badgeId: idOf(about) }),
    method: 'POST',
    body: revokeInput,
    response: badge,
  }),
};

export type Badge = z.infer<typeof badge>;
export type BadgeTask = z.infer<typeof badgeTask>;
export type BadgeInput = z.infer<typeof badgeInput>;
