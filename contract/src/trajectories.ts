import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';
import {
  removedTrajectory,
  trajectoriesQuery,
  trajectory,
  trajectoryChange,
  trajectoryHead,
  trajectoryInput,
  trajectoryRow,
} from './trajectories.shapes.ts';

export * from './trajectories.shapes.ts';

const access = 'trajectories';
const all = { access, path: '/trajectories' } as const;
const one = {
  access,
  path: '/trajectories/:trajectoryId',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;

export const trajectoriesApi = {
  list: endpoint({
    summary: 'Lists the trajectories, page by page',
    ...all,
    access: 'invoicing',
    method: 'GET',
    query: trajectoriesQuery,
    response: pageOf(trajectoryRow),
  }),
  create: endpoint({
    summary: 'Adds a trajectory',
    about: 'trajectory',
    ...all,
    method: 'POST',
    body: trajectoryInput,
    response: trajectory,
  }),
  get: endpoint({
    summary: 'Returns a trajectory',
    about: 'trajectory',
    ...one,
    method: 'GET',
    response: trajectory,
  }),
  head: endpoint({
    summary: 'Returns what an invoice is about: the parties, the state and the order',
    about: 'trajectory',
    ...one,
    access: 'invoicing',
    path: `${one.path}/head`,
    method: 'GET',
    response: trajectoryHead,
  }),
  update: endpoint({
    summary: 'Changes a trajectory',
    about: 'trajectory',
    ...one,
    method: 'PATCH',
    body: trajectoryChange,
    response: trajectory,
  }),
  remove: endpoint({
    summary: 'Deletes a trajectory, which can be put back for a while',
    ...one,
    method: 'DELETE',
  }),
  removed: endpoint({
    summary: 'Lists the deleted trajectories that can be put back, page by page',
    access: 'administration',
    method: 'GET',
    path: '/removed-trajectories',
    query: pageQuery,
    response: pageOf(removedTrajectory),
    recorded: true,
  }),
  restore: endpoint({
    summary: 'Puts back a deleted trajectory',
    about: 'trajectory',
    access,
    method: 'POST',
    path: '/removed-trajectories/:removedTrajectoryId/restore',
    params: z.strictObject({ removedTrajectoryId: idOf('trajectory') }),
    response: trajectory,
  }),
};
