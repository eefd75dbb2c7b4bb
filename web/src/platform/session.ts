import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { authApi } from '@traject/contract/auth';
import { toast } from '../ui/toast.ts';
import { unsaved } from '../ui/unsaved.ts';
import { call } from './api.ts';
import { t } from './i18n.ts';
import { forgetDraftsOfOthers, forgetPerson, storedToken, storeToken } from './token.ts';
import { keepAllTyped } from './typing.ts';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(authApi.me, { signal }),
  staleTime: 60_000,
});

export function startSession(token: string, queries: QueryClient) {
  queries.clear();
  storeToken(token);
  forgetDraftsOfOthers();
}

export function endSession(queries: QueryClient, kept?: { keepDrafts: boolean }) {
  forgetPerson(kept);
  queries.clear();
}

/** Once, though many calls may find it out together: the first one takes the token away. */
export function tellSessionEnded() {
  if (!storedToken()) return;
  keepAllTyped();
  const kept = unsaved.isThere() ? t('notify.session.kept') : undefined;
  toast.info(t('notify.session.ended'), kept);
}

/** Ends it on the server too; without a network it still ends here. */
export async function signOut(queries: QueryClient) {
  await call(authApi.logout).catch(() => undefined);
  endSession(queries);
}
