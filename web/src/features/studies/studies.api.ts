import { studiesApi } from '@traject/contract/studies';
import { listQuery, recordCalls } from '../../platform/recordCalls.ts';

export const studiesQuery = (clientId: number) =>
  listQuery('studies', studiesApi.list, { clientId });

export const { save: saveStudy, remove: removeStudy } = recordCalls(studiesApi, 'studyId');
