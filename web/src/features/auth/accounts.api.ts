import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  accountsApi,
  type ForgotInput,
  type RegisterInput,
  type ResetInput,
} from '@traject/contract/accounts';
import { call } from '../../platform/api.ts';
import { endSession } from '../../platform/session.ts';
import { useSave } from '../../platform/useSave.ts';

export const useRegister = () =>
  useSave({ save: (body: RegisterInput) => call(accountsApi.register, { body }) });

export const useForgot = () =>
  useSave({ save: (body: ForgotInput) => call(accountsApi.forgot, { body }) });

/** A new password ends every session on the server, so this one ends on the screen as well. */
export function useReset(token: string) {
  const queries = useQueryClient();
  return useSave({
    save: async (body: ResetInput) => {
      await call(accountsApi.reset, { params: { token }, body });
      endSession(queries);
    },
    shown: [404, 422],
  });
}

export const activationQuery = (token: string) =>
  queryOptions({
    queryKey: ['activation', token],
    queryFn: ({ signal }) => call(accountsApi.activation, { params: { token }, signal }),
    gcTime: 0,
  });

export const useActivate = (token: string) =>
  useSave({
    save: (body: ResetInput | undefined) => call(accountsApi.activate, { params: { token }, body }),
    done: 'auth.activate.done',
    shown: [404, 422],
  });
