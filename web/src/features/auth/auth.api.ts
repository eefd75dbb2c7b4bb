import { useQueryClient } from '@tanstack/react-query';
import { authApi, type LoginInput } from '@traject/contract/auth';
import { call } from '../../platform/api.ts';
import { startSession } from '../../platform/session.ts';
import { useSave } from '../../platform/useSave.ts';

export function useSignIn() {
  const queries = useQueryClient();
  return useSave({
    save: async (body: LoginInput) => {
      const { token } = await call(authApi.login, { body: { ...body, role: 'evaluator' } });
      startSession(token, queries);
    },
  });
}
