import { queryOptions } from '@tanstack/react-query';
import type { TrajectoryVisibility } from '@traject/contract/common/visibility';
import { visibilityApi } from '@traject/contract/visibility';
import { call } from '../../platform/api.ts';

export const visibilityQuery = (organisationId: number) =>
  queryOptions({
    queryKey: ['visibility', organisationId],
    queryFn: ({ signal }) => call(visibilityApi.get, { params: { organisationId }, signal }),
  });

export const setVisibility = (
  organisationId: number,
  trajectory_visibility: TrajectoryVisibility,
) => call(visibilityApi.set, { params: { organisationId }, body: { trajectory_visibility } });

type Shown = { trajectoryId: number; fileId?: number | undefined };

/** Asked again each time: who may see it, and who did, changes while nobody is looking. */
export const readersQuery = ({ trajectoryId, fileId }: Shown) =>
  queryOptions({
    queryKey: ['readers', trajectoryId, fileId ?? 'all'],
    queryFn: ({ signal }) =>
      fileId === undefined
        ? call(visibilityApi.trajectory, { params: { trajectoryId }, signal })
        : call(visibilityApi.document, { params: { trajectoryId, fileId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
