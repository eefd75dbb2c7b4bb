import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  authApi,
  type ForgotInput,
  type RegisterInput,
  type ResetInput,
} from '@traject/contract/auth';
import { call } from '../../platform/api.ts';
import { endSession } from '../../platform/session.ts';
import { useSave } from '../../platform/useSave.ts';

export const useRegister = () =>
  useSave({ save: (body: RegisterInput) => call(authApi.register, { body }) });

export const useForgot = () =>
  useSave({ save: (body: ForgotInput) => call(authApi.forgot, { body }) });

/** A new password ends every session on the server, so this one ends on the screen as well. */
export function useReset(token: string) {
  const queries = useQueryClient();
  return useSave({
    save: async (body: ResetInput) => {
      await call(authApi.reset, { params: { token }, body });
      endSession(queries);
    },
    shown: [404, 422],
  });
}

export const activationQuery = (token: string) =>
  queryOptions({
    queryKey: ['activation', token],
    queryFn: ({ signal }) => call(authApi.activation, { params: { token }, signal }),
    gcTime: 0,
  });

export const useActivate = (token: string) =>
  useSave({
    save: (body: ResetInput | undefined) => call(authApi.activate, { params: { token }, body }),
    done: 'auth.activate.done',
    shown: [404, 422],
  });
