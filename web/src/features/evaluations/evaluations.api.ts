import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { evaluationsApi } from '@traject/contract/evaluations';
import { call } from '../../platform/api.ts';

export type StudentSearch = { name?: string | undefined; page?: number | undefined };

export const studentsQuery = ({ name, page }: StudentSearch) =>
  queryOptions({
    queryKey: ['evaluation-students', { name, page }],
    queryFn: ({ signal }) => call(evaluationsApi.students, { query: { name, page }, signal }),
    placeholderData: keepPreviousData,
  });

export const pendingQuery = queryOptions({
  queryKey: ['pending-evaluations'],
  queryFn: ({ signal }) => call(evaluationsApi.pending, { signal }),
});
