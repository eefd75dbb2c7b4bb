import * as z from 'zod/mini';
import { task } from '../tasks.shapes.ts';
import { endpoint } from './endpoint.ts';
import { idOf } from './fields.ts';

const trajectory = {
  access: 'trajectories',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;
const tasks = { ...trajectory, path: '/trajectories/:trajectoryId/tasks' } as const;

/** Separate, because a dashboard loads nothing else of action plans. */
export const planningApi = {
  /** What the trajectory has of it already is not added again. */
  apply: endpoint({
    summary: 'Adds the steps of an action plan to a trajectory, as tasks',
    ...trajectory,
    path: '/trajectories/:trajectoryId/action-plans/:actionPlanId',
    params: z.extend(trajectory.params, { actionPlanId: idOf('action_plan') }),
    method: 'POST',
    response: z.object({ added: z.int(), tasks: z.array(task) }),
  }),
  moved: endpoint({
    summary: 'Counts the open tasks whose plan would give them another date by now',
    ...tasks,
    path: `${tasks.path}/moved`,
    method: 'GET',
    response: z.object({ count: z.int() }),
  }),
  /** They move along with their plan, or stay where they are and are not asked about again. */
  move: endpoint({
    summary: 'Moves the open tasks of a plan to their new dates, or leaves them',
    ...tasks,
    path: `${tasks.path}/move`,
    method: 'POST',
    body: z.strictObject({ move: z.boolean() }),
    response: z.array(task),
  }),
};
