import { queryOptions } from '@tanstack/react-query';
import { type TestInput, testsApi } from '@traject/contract/tests';
import { call } from '../../platform/api.ts';

export const testsQuery = (trajectoryId: number) =>
  queryOptions({
    queryKey: ['tests', trajectoryId],
    queryFn: ({ signal }) => call(testsApi.list, { params: { trajectoryId }, signal }),
  });

type Key = { trajectoryId: number; testId: number | undefined };

export const saveTest = ({ trajectoryId, testId }: Key, test: TestInput, version?: number) =>
  testId === undefined
    ? call(testsApi.create, { params: { trajectoryId }, body: test })
    : call(testsApi.update, { params: { trajectoryId, testId }, body: { ...test, version } });

export const removeTest = (trajectoryId: number, testId: number) =>
  call(testsApi.remove, { params: { trajectoryId, testId } });
