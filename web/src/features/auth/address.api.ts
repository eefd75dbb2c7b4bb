import { queryOptions } from '@tanstack/react-query';
import { type AddressAnswer, accountApi } from '@traject/contract/account';
import { call } from '../../platform/api.ts';
import { useSave } from '../../platform/useSave.ts';

export const addressQuery = (token: string) =>
  queryOptions({
    queryKey: ['address', token],
    queryFn: ({ signal }) => call(accountApi.addressChange, { params: { token }, signal }),
    gcTime: 0,
  });

export const useAnswerAddress = (token: string) =>
  useSave({
    save: (body: AddressAnswer) => call(accountApi.answerAddress, { params: { token }, body }),
    shown: [404, 422, 429],
  });
