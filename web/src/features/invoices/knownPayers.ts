import { queryOptions } from '@tanstack/react-query';
import { type PayerInput, payersApi } from '@traject/contract/payers';
import { call } from '../../platform/api.ts';

/** Shared with the page on which they are kept. */
export const payersQuery = (organisationId: number) =>
  queryOptions({
    queryKey: ['payers', organisationId],
    queryFn: ({ signal }) => call(payersApi.list, { params: { organisationId }, signal }),
  });

export const addPayer = (organisationId: number, body: PayerInput) =>
  call(payersApi.create, { params: { organisationId }, body });
