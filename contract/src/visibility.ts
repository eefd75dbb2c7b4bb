import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';
import { readersOf } from './common/readers.ts';
import { trajectoryVisibilities, whys } from './common/visibility.ts';

/** What an organisation chose, and whom it concerns. */
export const visibility = z.object({
  trajectory_visibility: z.enum(trajectoryVisibilities),
  trajectories: z.int(),
  /** Counselors who would see only what is theirs, and how many of those lead a team. */
  counselors: z.int(),
  leads: z.int(),
});

export const visibilityInput = z.strictObject({
  trajectory_visibility: z.enum(trajectoryVisibilities),
});

/** Beside those who work there: the parties, while a link that they were sent still works. */
export const trajectoryWhys = [...whys, 'client', 'employer'] as const;
export const trajectoryReaders = readersOf(trajectoryWhys, z.null());

export type Visibility = z.infer<typeof visibility>;
export type TrajectoryReaders = z.infer<typeof trajectoryReaders>;

const organisation = {
  access: 'administration',
  path: '/organisations/:organisationId/visibility',
  params: z.strictObject({ organisationId: idOf('organisation') }),
} as const;
const trajectory = {
  access: 'trajectories',
  path: '/trajectories/:trajectoryId',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;

export const visibilityApi = {
  get: endpoint({
    summary: 'Returns which trajectories counselors see, and how many of them it concerns',
    ...organisation,
    method: 'GET',
    response: visibility,
  }),
  set: endpoint({
    summary: 'Chooses which trajectories counselors see',
    ...organisation,
    method: 'PUT',
    body: visibilityInput,
    response: visibility,
  }),
  trajectory: endpoint({
    summary: 'Lists who can see a trajectory and why, and who opened it lately',
    ...trajectory,
    method: 'GET',
    path: `${trajectory.path}/readers`,
    response: trajectoryReaders,
  }),
  document: endpoint({
    summary: 'Lists who can see a document and why, and who opened it lately',
    ...trajectory,
    method: 'GET',
    path: `${trajectory.path}/files/:fileId/readers`,
    params: z.extend(trajectory.params, { fileId: idOf('document') }),
    response: trajectoryReaders,
  }),
};
