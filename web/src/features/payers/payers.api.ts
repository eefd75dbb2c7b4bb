import { queryOptions } from '@tanstack/react-query';
import { type PayerChange, type PayerInput, payersApi } from '@traject/contract/payers';
import { call } from '../../platform/api.ts';
import type { KeptSearch } from '../../ui/KeptTable.tsx';

export type PayersSearch = KeptSearch & { organisation_id?: number | undefined };

/** Shared with the invoices, which offer them. */
export const payersQuery = (organisationId: number) =>
  queryOptions({
    queryKey: ['payers', organisationId, 'kept'],
    queryFn: ({ signal }) => call(payersApi.kept, { params: { organisationId }, signal }),
  });

export const addPayer = (organisationId: number, body: PayerInput) =>
  call(payersApi.create, { params: { organisationId }, body });

export const changePayer = (
  params: { organisationId: number; payerId: number },
  body: PayerChange,
) => call(payersApi.update, { params, body });
