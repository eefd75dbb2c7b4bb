import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { trajectoriesApi } from '@traject/contract/trajectories';
import { call } from '../../platform/api.ts';

export const removedKey = ['removed-trajectories'];

export const removedQuery = (query: { page?: number | undefined }) =>
  queryOptions({
    queryKey: [...removedKey, query],
    queryFn: ({ signal }) => call(trajectoriesApi.removed, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
