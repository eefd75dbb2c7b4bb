import { queryOptions } from '@tanstack/react-query';
import { type StudyInput, studiesApi } from '@traject/contract/studies';
import { call } from '../../platform/api.ts';

export const studiesQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['studies', clientId],
    queryFn: ({ signal }) => call(studiesApi.list, { params: { clientId }, signal }),
  });

type Key = { clientId: number; studyId: number | undefined };

export const saveStudy = ({ clientId, studyId }: Key, study: StudyInput, version?: number) =>
  studyId === undefined
    ? call(studiesApi.create, { params: { clientId }, body: study })
    : call(studiesApi.update, { params: { clientId, studyId }, body: { ...study, version } });

export const removeStudy = (clientId: number, studyId: number) =>
  call(studiesApi.remove, { params: { clientId, studyId } });
