import { queryOptions } from '@tanstack/react-query';
import { type WorkingDayInput, workingDayApi } from '@traject/contract/workingDay';
import { call } from '../../platform/api.ts';

/** What belongs to an organisation has one version, so it is all read again together. */
export const organisationKey = ['organisations'];

export const workingDayQuery = (organisationId: number) =>
  queryOptions({
    queryKey: [...organisationKey, 'working-day', organisationId],
    queryFn: ({ signal }) => call(workingDayApi.get, { params: { organisationId }, signal }),
  });

export const setWorkingDay = (organisationId: number, input: WorkingDayInput, version: number) =>
  call(workingDayApi.set, { params: { organisationId }, body: { ...input, version } });
