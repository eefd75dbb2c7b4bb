import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { evaluationsApi } from '@traject/contract/evaluations';
import { call } from '../../platform/api.ts';
import { evaluationsKey } from '../../platform/evaluationsKey.ts';

export type StudentSearch = {
  name?: string | undefined;
  group_id?: number | undefined;
  page?: number | undefined;
};

export const studentsQuery = (query: StudentSearch) =>
  queryOptions({
    queryKey: [...evaluationsKey, 'students', query],
    queryFn: ({ signal }) => call(evaluationsApi.students, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const readersQuery = (studentId: number) =>
  queryOptions({
    queryKey: [...evaluationsKey, 'readers', studentId],
    queryFn: ({ signal }) => call(evaluationsApi.readers, { params: { studentId }, signal }),
    staleTime: 0,
  });
