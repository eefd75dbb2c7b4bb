import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf, idParam, named } from './common/fields.ts';
import { recordApi } from './common/recordApi.ts';
import { taskPageApi } from './common/taskPage.ts';
import * as shapes from './tasks.shapes.ts';

export * from './tasks.shapes.ts';

const access = 'trajectories';
const { task: response, taskDone: body } = shapes;
const all = {
  access,
  path: '/trajectories/:trajectoryId/tasks',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;
const one = {
  access,
  path: `${all.path}/:taskId`,
  params: z.extend(all.params, { taskId: idOf('task') }),
} as const;
const loose = { access, path: '/tasks' } as const;
const oneLoose = {
  access,
  path: `${loose.path}/:looseTaskId`,
  params: z.strictObject({ looseTaskId: idOf('task') }),
} as const;
const about = 'task';
const organisation = z.strictObject({ organisation_id: z.optional(idParam) });

const ofTrajectory = {
  ...recordApi({
    ...all,
    key: 'taskId',
    about,
    words: { one: 'a task', all: 'the tasks of a trajectory, open ones first' },
    input: shapes.taskInput,
    change: shapes.taskChange,
    record: shapes.task,
  }),
  done: endpoint({
    summary: 'Ticks off a task',
    about,
    ...one,
    path: `${one.path}/done`,
    method: 'POST',
    body,
    response,
  }),
  reopen: endpoint({
    summary: 'Opens a task again',
    about,
    ...one,
    path: `${one.path}/reopen`,
    method: 'POST',
    response,
  }),
  /** A new mail with a new link; an earlier link stops working. */
  send: endpoint({
    summary: 'Mails a task to its party, at first or again',
    about,
    ...one,
    path: `${one.path}/send`,
    method: 'POST',
    limits: [{ by: 'account', max: 20, minutes: 60 }],
    response,
  }),
  file: endpoint({
    summary: 'Downloads the file that a task was answered with',
    ...one,
    path: `${one.path}/file`,
    method: 'GET',
    file: true,
  }),
  /** The staff who see the trajectory, the caller first. */
  doers: endpoint({
    summary: 'Lists to whom a task of a trajectory can be given',
    ...all,
    path: `${all.path}/doers`,
    method: 'GET',
    response: z.array(named),
  }),
};

/** What the caller made or has to do, outside any trajectory; nobody else finds it. */
const ofCaller = {
  /** Open ones first, three hundred at most; then the fifty that were done last. */
  listLoose: endpoint({
    summary: 'Lists the tasks of the caller that belong to no trajectory',
    ...loose,
    method: 'GET',
    query: organisation,
    response: z.array(shapes.task),
  }),
  createLoose: endpoint({
    summary: 'Adds a task that belongs to no trajectory',
    about,
    ...loose,
    method: 'POST',
    body: shapes.looseTaskInput,
    response,
  }),
  updateLoose: endpoint({
    summary: 'Changes a task that belongs to no trajectory',
    about,
    ...oneLoose,
    method: 'PATCH',
    body: shapes.looseTaskChange,
    response,
  }),
  removeLoose: endpoint({
    summary: 'Deletes a task that belongs to no trajectory',
    ...oneLoose,
    method: 'DELETE',
  }),
  doneLoose: endpoint({
    summary: 'Ticks off a task that belongs to no trajectory',
    about,
    ...oneLoose,
    path: `${oneLoose.path}/done`,
    method: 'POST',
    body,
    response,
  }),
  reopenLoose: endpoint({
    summary: 'Opens a task again that belongs to no trajectory',
    about,
    ...oneLoose,
    path: `${oneLoose.path}/reopen`,
    method: 'POST',
    response,
  }),
  /** The staff of an organisation, the caller first. */
  colleagues: endpoint({
    summary: 'Lists to whom a task outside any trajectory can be given',
    access,
    path: '/task-colleagues',
    method: 'GET',
    query: organisation,
    response: z.array(named),
  }),
};

export const tasksApi = { ...ofTrajectory, ...ofCaller, ...taskPageApi };
