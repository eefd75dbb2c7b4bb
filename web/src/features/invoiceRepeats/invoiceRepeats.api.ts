import { queryOptions } from '@tanstack/react-query';
import { invoiceRepeatsApi } from '@traject/contract/invoiceRepeats';
import type * as z from 'zod/mini';
import { call } from '../../platform/api.ts';

export type Key = { trajectoryId: number; invoiceId: number };
export type RepeatInput = z.input<(typeof invoiceRepeatsApi.set)['body']>;

export const repeatQuery = (params: Key) =>
  queryOptions({
    queryKey: ['invoice-repeats', params.trajectoryId, params.invoiceId],
    queryFn: ({ signal }) => call(invoiceRepeatsApi.get, { params, signal }),
  });

export const setRepeat = (params: Key, body: RepeatInput) =>
  call(invoiceRepeatsApi.set, { params, body });

export const stopRepeat = (params: Key) => call(invoiceRepeatsApi.stop, { params });
