import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type EvaluationFilter,
  type EvaluationInput,
  type EvaluationRequest,
  evaluationsApi,
} from '@traject/contract/evaluations';
import { call } from '../../platform/api.ts';
import { evaluationsKey } from '../../platform/evaluationsKey.ts';
import { fetchFile } from '../../platform/transfer.ts';
import { pictureQuery } from '../../ui/picture/pictureStore.ts';

export type EvaluationSearch = {
  filter?: EvaluationFilter | undefined;
  page?: number | undefined;
};

export const studentKey = (studentId: number) => [...evaluationsKey, 'student', studentId] as const;

export const studentQuery = (studentId: number) =>
  queryOptions({
    queryKey: [...studentKey(studentId), 'name'],
    queryFn: ({ signal }) => call(evaluationsApi.student, { params: { studentId }, signal }),
  });

export const listQuery = (studentId: number, { filter, page }: EvaluationSearch) =>
  queryOptions({
    queryKey: [...studentKey(studentId), 'list', { filter, page }],
    queryFn: ({ signal }) =>
      call(evaluationsApi.list, { params: { studentId }, query: { filter, page }, signal }),
    placeholderData: keepPreviousData,
  });

export const processStatesQuery = (studentId: number) =>
  queryOptions({
    queryKey: [...studentKey(studentId), 'work-processes'],
    queryFn: ({ signal }) => call(evaluationsApi.workProcesses, { params: { studentId }, signal }),
  });

export const chartQuery = (studentId: number, diplomaId: number) =>
  queryOptions({
    queryKey: [...studentKey(studentId), 'chart', diplomaId],
    queryFn: ({ signal }) =>
      call(evaluationsApi.chart, { params: { studentId, diplomaId }, signal }),
  });

export const evaluationQuery = (evaluationId: number) =>
  queryOptions({
    queryKey: [...evaluationsKey, 'one', evaluationId],
    queryFn: ({ signal }) => call(evaluationsApi.get, { params: { evaluationId }, signal }),
  });

/** Not under the key of the lists: reading it is recorded, and a score does not change it. */
export const portfolioQuery = (evaluationId: number) =>
  queryOptions({
    queryKey: ['portfolio', evaluationId],
    queryFn: ({ signal }) => call(evaluationsApi.profile, { params: { evaluationId }, signal }),
    staleTime: 5 * 60_000,
  });

export const portfolioPicture = (evaluationId: number) =>
  pictureQuery(['evaluation', evaluationId], (signal) =>
    fetchFile(evaluationsApi.picture, { params: { evaluationId }, signal }),
  );

export const fetchPortfolioFile = (evaluationId: number, fileId: number, signal: AbortSignal) =>
  fetchFile(evaluationsApi.file, { params: { evaluationId, fileId }, signal });

export const saveEvaluation = (evaluationId: number, body: EvaluationInput) =>
  call(evaluationsApi.save, { params: { evaluationId }, body });

export const askEvaluations = (studentId: number, body: EvaluationRequest) =>
  call(evaluationsApi.ask, { params: { studentId }, body });

export const askAgain = (evaluationId: number) =>
  call(evaluationsApi.askAgain, { params: { evaluationId } });

export const withdrawEvaluation = (evaluationId: number) =>
  call(evaluationsApi.withdraw, { params: { evaluationId } });
