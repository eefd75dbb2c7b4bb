import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { evaluationsApi } from '@traject/contract/evaluations';
import { call } from '../../platform/api.ts';

export type StudentSearch = { name?: string | undefined; page?: number | undefined };

/** The key above every list that holds evaluations: a score changes them all. */
export const evaluationsKey = ['evaluations'] as const;

export const studentsQuery = ({ name, page }: StudentSearch) =>
  queryOptions({
    queryKey: [...evaluationsKey, 'students', { name, page }],
    queryFn: ({ signal }) => call(evaluationsApi.students, { query: { name, page }, signal }),
    placeholderData: keepPreviousData,
  });

export const readersQuery = (studentId: number) =>
  queryOptions({
    queryKey: [...evaluationsKey, 'readers', studentId],
    queryFn: ({ signal }) => call(evaluationsApi.readers, { params: { studentId }, signal }),
    staleTime: 0,
  });

/** The menu counts them: what was done in another tab shows on coming back. */
export const pendingQuery = queryOptions({
  queryKey: [...evaluationsKey, 'pending'],
  queryFn: ({ signal }) => call(evaluationsApi.pending, { signal }),
  refetchOnWindowFocus: 'always',
});
