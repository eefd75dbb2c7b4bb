import { experienceApi } from '@traject/contract/experience';
import { listQuery, recordCalls } from '../../platform/recordCalls.ts';

export const experienceQuery = (clientId: number) =>
  listQuery('experience', experienceApi.list, { clientId });

export const { save: saveExperience, remove: removeExperience } = recordCalls(
  experienceApi,
  'experienceId',
);
