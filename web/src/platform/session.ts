import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { authApi } from '@traject/contract/auth';
import type { Ability } from '@traject/contract/common/access';
import { call } from './api.ts';
import { forgetPerson, storeToken } from './token.ts';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(authApi.me, { signal }),
  staleTime: 60_000,
});

/** Whether the signed-in account may do this; the server holds the same answer. */
export function useCan(ability: Ability) {
  const { data: me } = useQuery(meQuery);
  return me?.abilities.includes(ability) ?? false;
}

export function startSession(token: string, queries: QueryClient) {
  queries.clear();
  storeToken(token);
}

export function endSession(queries: QueryClient) {
  forgetPerson();
  queries.clear();
}

/** Ends it on the server too; without a network it still ends here. */
export async function signOut(queries: QueryClient) {
  await call(authApi.logout).catch(() => undefined);
  endSession(queries);
}
