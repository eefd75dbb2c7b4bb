import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type AddressAnswer, accountApi } from '@traject/contract/account';
import {
  type ActivateInput,
  type Activation,
  accountsApi,
  type ForgotInput,
  type JoinInput,
  type RegisterInput,
  type ResetInput,
} from '@traject/contract/accounts';
import { call } from '../../platform/api.ts';
import { endSession, meQuery } from '../../platform/session.ts';
import { useSave } from '../../platform/useSave.ts';

export const useRegister = () =>
  useSave({ save: (body: RegisterInput) => call(accountsApi.register, { body }) });

/** The organisations that can be chosen by name; if they fail to load, the code still works. */
export const organisationsQuery = queryOptions({
  queryKey: ['auth', 'organisations'],
  queryFn: ({ signal }) => call(accountsApi.organisations, { signal }),
});

export const useJoin = () =>
  useSave({
    save: (body: JoinInput) => call(accountsApi.join, { body }),
    refresh: meQuery.queryKey,
    done: 'waiting.asked',
  });

export const useForgot = () =>
  useSave({ save: (body: ForgotInput) => call(accountsApi.forgot, { body }) });

export const resettingQuery = (token: string) =>
  queryOptions({
    queryKey: ['resetting', token],
    queryFn: ({ signal }) => call(accountsApi.resetting, { params: { token }, signal }),
    gcTime: 0,
  });

/** A new password ends every session on the server, so this one ends on the screen as well. */
export function useReset(token: string) {
  const queries = useQueryClient();
  return useSave({
    save: async (body: ResetInput) => {
      await call(accountsApi.reset, { params: { token }, body });
      endSession(queries);
    },
    shown: [404, 422, 429],
  });
}

export const activationQuery = (token: string) =>
  queryOptions({
    queryKey: ['activation', token],
    queryFn: ({ signal }) => call(accountsApi.activation, { params: { token }, signal }),
    gcTime: 0,
  });

/** Somebody who is already signed in belongs to one more organisation afterwards. */
export const useActivate = (token: string, needs: Activation['needs'] | undefined) =>
  useSave({
    save: (body: ActivateInput | undefined) =>
      call(accountsApi.activate, { params: { token }, body }),
    refresh: meQuery.queryKey,
    done: needs === 'password' ? 'auth_account.activate.joined' : 'auth_account.activate.done',
    shown: [404, 422, 429],
  });

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
