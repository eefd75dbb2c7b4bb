import { queryOptions } from '@tanstack/react-query';
import { type BadgeInput, badgesApi } from '@traject/contract/badges';
import { call } from '../../platform/api.ts';
import { evaluationsKey } from '../../platform/evaluationsKey.ts';

/** How many work processes have a level changes with every evaluation. */
export const badgesKey = [...evaluationsKey, 'badges'] as const;

export const badgesQuery = (studentId: number, diploma_id: number) =>
  queryOptions({
    queryKey: [...badgesKey, studentId, diploma_id],
    queryFn: ({ signal }) =>
      call(badgesApi.list, { params: { studentId }, query: { diploma_id }, signal }),
  });

export const grantBadge = (studentId: number, body: BadgeInput) =>
  call(badgesApi.grant, { params: { studentId }, body });

export const revokeBadge = (params: { studentId: number; badgeId: number }, reason: string) =>
  call(badgesApi.revoke, { params, body: { reason } });
