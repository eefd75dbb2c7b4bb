import { queryOptions } from '@tanstack/react-query';
import { type FailedJob, systemApi } from '@traject/contract/system';
import { call } from '../../platform/api.ts';

export const systemKey = ['system'];

const everySeconds = 30;

/** Looked at again while the page is open. */
export const systemQuery = queryOptions({
  queryKey: systemKey,
  queryFn: ({ signal }) => call(systemApi.get, { signal }),
  refetchInterval: everySeconds * 1000,
});

export const retryJob = ({ id }: FailedJob) => call(systemApi.retryJob, { params: { job: id } });
