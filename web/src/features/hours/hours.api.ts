import { queryOptions } from '@tanstack/react-query';
import { hoursApi } from '@traject/contract/hours';
import { call } from '../../platform/api.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { recordCalls } from '../../platform/recordCalls.ts';

export const hoursKey = (trajectoryId: number) => [...invoicesKey(trajectoryId), 'hours'];

export const agreedQuery = (trajectoryId: number) =>
  queryOptions({
    queryKey: [...hoursKey(trajectoryId), 'agreed'],
    queryFn: ({ signal }) => call(hoursApi.agreed, { params: { trajectoryId }, signal }),
    staleTime: 0,
  });

export const workedQuery = (trajectoryId: number) =>
  queryOptions({
    queryKey: [...hoursKey(trajectoryId), 'worked'],
    queryFn: ({ signal }) => call(hoursApi.list, { params: { trajectoryId }, signal }),
    staleTime: 0,
  });

export const { save: saveAgreed, remove: removeAgreed } = recordCalls(
  { create: hoursApi.addAgreed, update: hoursApi.updateAgreed, remove: hoursApi.removeAgreed },
  'agreedProductId',
);
export const { save: saveHours, remove: removeHours } = recordCalls(hoursApi, 'hoursId');

type Key = { trajectoryId: number; invoiceId: number };

export const proposalQuery = (params: Key) =>
  queryOptions({
    queryKey: [...invoicesKey(params.trajectoryId), params.invoiceId, 'proposal'],
    queryFn: ({ signal }) => call(hoursApi.proposal, { params, signal }),
    staleTime: 0,
  });

/** All of them, unless some are named. */
export const takeRows = (params: Key, agreed_product_ids?: number[]) =>
  call(hoursApi.take, { params, body: agreed_product_ids ? { agreed_product_ids } : {} });
