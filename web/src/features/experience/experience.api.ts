import { queryOptions } from '@tanstack/react-query';
import { type ExperienceInput, experienceApi } from '@traject/contract/experience';
import { call } from '../../platform/api.ts';

export const experienceQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['experience', clientId],
    queryFn: ({ signal }) => call(experienceApi.list, { params: { clientId }, signal }),
  });

type Key = { clientId: number; experienceId: number | undefined };

export const saveExperience = (
  { clientId, experienceId }: Key,
  experience: ExperienceInput,
  version?: number,
) =>
  experienceId === undefined
    ? call(experienceApi.create, { params: { clientId }, body: experience })
    : call(experienceApi.update, {
        params: { clientId, experienceId },
        body: { ...experience, version },
      });

export const removeExperience = (clientId: number, experienceId: number) =>
  call(experienceApi.remove, { params: { clientId, experienceId } });
