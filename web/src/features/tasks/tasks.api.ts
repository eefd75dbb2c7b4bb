import { queryOptions } from '@tanstack/react-query';
import type { Party } from '@traject/contract/approvals';
import { planningApi } from '@traject/contract/common/planning';
import { remindersApi } from '@traject/contract/reminders';
import { type Task, type TaskInput, tasksApi } from '@traject/contract/tasks';
import { call } from '../../platform/api.ts';
import { listQuery, recordCalls } from '../../platform/recordCalls.ts';
import { download } from '../../platform/transfer.ts';

/** To whom a task for each party goes. */
export type Recipients = Record<Party, { name: string | null; email: string | null }>;

/** Enough to find one, on its trajectory or outside any. */
export type TaskKey = Pick<Task, 'id' | 'trajectory_id'>;

/** Under it are the tasks of each trajectory, and the loose ones. */
export const tasksKey = ['tasks'];

export const tasksQuery = (trajectoryId: number) =>
  listQuery('tasks', tasksApi.list, { trajectoryId });

export const looseTasksQuery = queryOptions({
  queryKey: [...tasksKey, 'loose'] as (string | number)[],
  queryFn: ({ signal }) => call(tasksApi.listLoose, { signal }),
});

const onTrajectory = recordCalls(tasksApi, 'taskId');

type MaybeNew = { trajectoryId: number | undefined; taskId: number | undefined };

/** Without a trajectory it is a loose one, which is for nobody but the staff. */
export function saveTask(
  { trajectoryId, taskId }: MaybeNew,
  { party, ...input }: TaskInput,
  version?: number,
): Promise<Task> {
  if (trajectoryId !== undefined)
    return onTrajectory.save({ trajectoryId, taskId }, { party, ...input }, version);
  return taskId === undefined
    ? call(tasksApi.createLoose, { body: input })
    : call(tasksApi.updateLoose, {
        params: { looseTaskId: taskId },
        body: { ...input, version },
      });
}

const either = <T>(
  { id, trajectory_id }: TaskKey,
  on: (params: { trajectoryId: number; taskId: number }) => Promise<T>,
  loose: (params: { looseTaskId: number }) => Promise<T>,
) => (trajectory_id ? on({ trajectoryId: trajectory_id, taskId: id }) : loose({ looseTaskId: id }));

export const tickTask = (key: TaskKey) =>
  either(
    key,
    (params) => call(tasksApi.done, { params, body: {} }),
    (params) => call(tasksApi.doneLoose, { params, body: {} }),
  );

export const reopenTask = (key: TaskKey) =>
  either(
    key,
    (params) => call(tasksApi.reopen, { params }),
    (params) => call(tasksApi.reopenLoose, { params }),
  );

export const removeTask = (key: TaskKey) =>
  either(
    key,
    (params) => onTrajectory.remove(params),
    (params) => call(tasksApi.removeLoose, { params }),
  );

export const sendTask = (trajectoryId: number, taskId: number) =>
  call(tasksApi.send, { params: { trajectoryId, taskId } });

export const setReminders = (trajectoryId: number, taskId: number, off: boolean) =>
  call(remindersApi.setTask, { params: { trajectoryId, taskId }, body: { off } });

export const downloadAnswer = (trajectoryId: number, { id, answer_file }: Task) =>
  download(tasksApi.file, {
    params: { trajectoryId, taskId: id },
    name: answer_file?.name ?? '',
  });

/** Who can be given a task there; without a trajectory, everybody who guides. */
export const doersQuery = (trajectoryId: number | undefined) =>
  queryOptions({
    queryKey: ['task-doers', trajectoryId ?? 'loose'],
    queryFn: ({ signal }) =>
      trajectoryId === undefined
        ? call(tasksApi.colleagues, { signal })
        : call(tasksApi.doers, { params: { trajectoryId }, signal }),
    staleTime: 60_000,
  });

export const applyPlan = (trajectoryId: number, actionPlanId: number) =>
  call(planningApi.apply, { params: { trajectoryId, actionPlanId } });

export const movedQuery = (trajectoryId: number) =>
  queryOptions({
    queryKey: [...tasksKey, trajectoryId, 'moved'],
    queryFn: ({ signal }) => call(planningApi.moved, { params: { trajectoryId }, signal }),
  });

export const moveTasks = (trajectoryId: number, move: boolean) =>
  call(planningApi.move, { params: { trajectoryId }, body: { move } });
