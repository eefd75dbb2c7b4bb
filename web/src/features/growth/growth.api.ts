import { queryOptions } from '@tanstack/react-query';
import { growthApi, type TargetInput } from '@traject/contract/growth';
import { call } from '../../platform/api.ts';
import { evaluationsKey } from '../../platform/evaluationsKey.ts';

const growthKey = [...evaluationsKey, 'growth'] as const;

export const growthQuery = (studentId: number, diploma_id: number) =>
  queryOptions({
    queryKey: [...growthKey, studentId, diploma_id],
    queryFn: ({ signal }) =>
      call(growthApi.levels, { params: { studentId }, query: { diploma_id }, signal }),
  });

export const targetsKey = [...evaluationsKey, 'targets'] as const;

export const targetsQuery = (studentId: number) =>
  queryOptions({
    queryKey: [...targetsKey, studentId],
    queryFn: ({ signal }) => call(growthApi.targets, { params: { studentId }, signal }),
  });

export const setTargets = (studentId: number, body: TargetInput) =>
  call(growthApi.setTargets, { params: { studentId }, body });

export const removeTarget = (studentId: number, targetId: number) =>
  call(growthApi.removeTarget, { params: { studentId, targetId } });
