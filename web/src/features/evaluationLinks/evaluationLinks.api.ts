import type { EvaluationInput } from '@traject/contract/common/evaluationAnswer';
import { evaluationLinksApi, type HandOverInput } from '@traject/contract/evaluationLinks';
import { evidenceApi } from '@traject/contract/evidence';
import { address, call } from '../../platform/api.ts';

export const fetchPage = (token: string, signal?: AbortSignal) =>
  call(evaluationLinksApi.fetch, { params: { token }, ...(signal && { signal }) });

/** One evaluation behind a link. */
export type Place = { token: string; askedId: number };

export const saveAnswer = (params: Place, body: EvaluationInput) =>
  call(evaluationLinksApi.save, { params, body });

export const handOver = (token: string, body: HandOverInput) =>
  call(evaluationLinksApi.handOver, { params: { token }, body });

export const fetchProfile = (params: Place) => call(evaluationLinksApi.profile, { params });
export const fetchChart = (params: Place) => call(evaluationLinksApi.chart, { params });

export const fetchEvidence = (params: Place) => call(evidenceApi.behindLink, { params });
export const saySeen = (params: Place, evidence_ids: number[]) =>
  call(evidenceApi.sawSomeBehindLink, { params, body: { evidence_ids } });
export const evidenceFileAt = (params: Place, evidenceId: number) =>
  address(evidenceApi.fileBehindLink.path, { ...params, evidenceId });

export const pictureAt = (params: Place) => address(evaluationLinksApi.picture.path, params);
export const fileAt = (params: Place, fileId: number) =>
  address(evaluationLinksApi.file.path, { ...params, fileId });
