import { queryOptions } from '@tanstack/react-query';
import {
  type AccessRequestInput,
  accessRequestsApi,
  type GivenDays,
} from '@traject/contract/accessRequests';
import { call } from '../../platform/api.ts';

export const requestsQuery = queryOptions({
  queryKey: ['access-requests'],
  queryFn: ({ signal }) => call(accessRequestsApi.list, { signal }),
});

/** Below the others, and so refreshed with them. */
export const countQuery = queryOptions({
  queryKey: [...requestsQuery.queryKey, 'count'],
  queryFn: ({ signal }) => call(accessRequestsApi.count, { signal }),
});

export const ask = (request: AccessRequestInput) =>
  call(accessRequestsApi.create, { body: request });

export type Grant = { accessRequestId: number; trajectory_id: number; days: GivenDays };

export const grant = ({ accessRequestId, ...body }: Grant) =>
  call(accessRequestsApi.grant, { params: { accessRequestId }, body });

export const refuse = (accessRequestId: number) =>
  call(accessRequestsApi.refuse, { params: { accessRequestId }, body: {} });
