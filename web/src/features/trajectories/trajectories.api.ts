import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type StateCode, trajectoryStates } from '@traject/contract/common/trajectoryStates';
import {
  type TrajectoryChange,
  type TrajectoryInput,
  trajectoriesApi,
} from '@traject/contract/trajectories';
import { call } from '../../platform/api.ts';

export type TrajectorySearch = {
  q?: string | undefined;
  organisation_id?: number | undefined;
  counselor_id?: number | 'me' | undefined;
  /** As it stands in the address, so it may not be a state at all. */
  state?: string | undefined;
  sort?: string | undefined;
  /** Only those with a message that nobody has read. */
  unread?: '1' | undefined;
  page?: number | undefined;
};

export const trajectoriesKey = ['trajectories'];

export function trajectoriesQuery({ state, sort, ...search }: TrajectorySearch) {
  const states = statesIn(state);
  const wanted = { state: states.length > 0 ? states : undefined, sort: sortOf(sort) };
  const query = { ...search, ...wanted };
  return queryOptions({
    queryKey: [...trajectoriesKey, query],
    queryFn: ({ signal }) => call(trajectoriesApi.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The states among the given names, in the order of the process. */
export function statesIn(given = ''): StateCode[] {
  const named = given.split(',');
  return trajectoryStates.map(({ code }) => code).filter((code) => named.includes(code));
}

/** Newest first is the default, so it is not in the address. */
export const sortOf = (given: string | undefined) => sorts.find((sort) => sort === given);
export const sorts = ['registration_date', 'client', '-client', 'state', '-state'] as const;

export const trajectoryQuery = (trajectoryId: number) =>
  queryOptions({
    queryKey: ['trajectory', trajectoryId],
    queryFn: ({ signal }) => call(trajectoriesApi.get, { params: { trajectoryId }, signal }),
  });

/** Under the trajectory, so that whatever refreshes that refreshes its head. */
export const headQuery = (trajectoryId: number) =>
  queryOptions({
    queryKey: [...trajectoryQuery(trajectoryId).queryKey, 'head'],
    queryFn: ({ signal }) => call(trajectoriesApi.head, { params: { trajectoryId }, signal }),
  });

export const createTrajectory = (trajectory: TrajectoryInput) =>
  call(trajectoriesApi.create, { body: trajectory });

export const changeTrajectory = (trajectoryId: number, change: TrajectoryChange) =>
  call(trajectoriesApi.update, { params: { trajectoryId }, body: change });

export const removeTrajectory = (trajectoryId: number) =>
  call(trajectoriesApi.remove, { params: { trajectoryId } });

export const restoreTrajectory = (removedTrajectoryId: number) =>
  call(trajectoriesApi.restore, { params: { removedTrajectoryId } });
