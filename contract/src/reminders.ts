import * as z from 'zod/mini';

import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';

export const remindersSwitch = z.strictObject({ off: z.boolean() });
export type RemindersSwitch = z.infer<typeof remindersSwitch>;

const trajectory = {
  access: 'trajectories',
  path: '/trajectories/:trajectoryId',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;
const version = `${trajectory.path}/files/:fileId/versions/:versionId` as const;

/** Whether one question that waits for an answer is reminded of. */
export const remindersApi = {
  setSurvey: endpoint({
    summary: 'Switches the reminders of a survey on or off',
    ...trajectory,
    path: `${trajectory.path}/surveys/:surveyId/reminders`,
    params: z.extend(trajectory.params, { surveyId: idOf('survey') }),
    method: 'PUT',
    body: remindersSwitch,
  }),
  setDocument: endpoint({
    summary: 'Switches the reminders about a version of a document on or off',
    ...trajectory,
    path: `${version}/reminders`,
    params: z.extend(trajectory.params, {
      fileId: idOf('document'),
      versionId: idOf('document_version'),
    }),
    method: 'PUT',
    body: z.extend(remindersSwitch, { party: z.enum(['client', 'employer']) }),
  }),
  setReview: endpoint({
    summary: 'Switches the reminders about the approval of a trajectory on or off',
    ...trajectory,
    path: `${trajectory.path}/review-reminders`,
    method: 'PUT',
    body: remindersSwitch,
  }),
  setTask: endpoint({
    summary: 'Switches the reminders of a task on or off',
    ...trajectory,
    path: `${trajectory.path}/tasks/:taskId/reminders`,
    params: z.extend(trajectory.params, { taskId: idOf('task') }),
    method: 'PUT',
    body: remindersSwitch,
  }),
  /** For whoever asked, or oversees the students. */
  setEvaluation: endpoint({
    summary: 'Switches the reminders about an evaluation on or off',
    access: 'signed-in',
    path: '/evaluations/:evaluationId/reminders',
    params: z.strictObject({ evaluationId: idOf('evaluation') }),
    method: 'PUT',
    body: remindersSwitch,
  }),
};
