import { queryOptions } from '@tanstack/react-query';
import { pending } from '@traject/contract/evaluations.pending';
import { call } from '../../platform/api.ts';

/** The key above every list that holds evaluations: a score changes them all. */
export const evaluationsKey = ['evaluations'] as const;

/** The menu counts them: what was done in another tab shows on coming back. */
export const pendingQuery = queryOptions({
  queryKey: [...evaluationsKey, 'pending'],
  queryFn: ({ signal }) => call(pending, { signal }),
  refetchOnWindowFocus: 'always',
});
