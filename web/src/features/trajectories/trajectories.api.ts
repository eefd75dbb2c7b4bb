import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import {
  type TrajectoryChange,
  type TrajectoryInput,
  trajectoriesApi,
} from '@traject/contract/trajectories';
import { call } from '../../platform/api.ts';

export type TrajectorySearch = {
  q?: string | undefined;
  counselor_id?: number | undefined;
  /** As the address has it, which may be no state at all. */
  state?: string | undefined;
  page?: number | undefined;
};

export const trajectoriesKey = ['trajectories'];

export function trajectoriesQuery({ q, counselor_id, state, page }: TrajectorySearch) {
  const query = { q, counselor_id, state: stateOf(state)?.code, page };
  return queryOptions({
    queryKey: [...trajectoriesKey, query],
    queryFn: ({ signal }) => call(trajectoriesApi.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

const stateOf = (given: string | undefined) => trajectoryStates.find(({ code }) => code === given);

export const trajectoryQuery = (trajectoryId: number) =>
  queryOptions({
    queryKey: ['trajectory', trajectoryId],
    queryFn: ({ signal }) => call(trajectoriesApi.get, { params: { trajectoryId }, signal }),
  });

export const createTrajectory = (trajectory: TrajectoryInput) =>
  call(trajectoriesApi.create, { body: trajectory });

export const changeTrajectory = (trajectoryId: number, change: TrajectoryChange) =>
  call(trajectoriesApi.update, { params: { trajectoryId }, body: change });

export const removeTrajectory = (trajectoryId: number) =>
  call(trajectoriesApi.remove, { params: { trajectoryId } });
