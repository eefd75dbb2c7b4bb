import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { evaluationsApi } from '@traject/contract/evaluations';
import { call } from '../../platform/api.ts';
import { evaluationsKey } from './pending.api.ts';

export type StudentSearch = { name?: string | undefined; page?: number | undefined };

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
