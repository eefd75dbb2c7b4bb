import { queryOptions } from '@tanstack/react-query';
import { pending } from '@traject/contract/evaluations.pending';
import { call } from '../../platform/api.ts';
import { evaluationsKey } from '../../platform/evaluationsKey.ts';

/** The menu counts them: what was done in another tab shows on coming back. */
export const pendingQuery = queryOptions({
  queryKey: [...evaluationsKey, 'pending'],
  queryFn: ({ signal }) => call(pending, { signal }),
  refetchOnWindowFocus: 'always',
});
