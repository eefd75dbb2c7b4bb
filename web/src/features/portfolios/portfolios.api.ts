import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@traject/contract/common/languages';
import { portfoliosApi } from '@traject/contract/portfolios';
import { call } from '../../platform/api.ts';
import { evaluationsKey } from '../../platform/evaluationsKey.ts';
import { download } from '../../platform/transfer.ts';

/** Whether one may open it changes with one's own answers. */
export const portfoliosKey = [...evaluationsKey, 'portfolios'] as const;

export const portfoliosQuery = (studentId: number, diploma_id: number) =>
  queryOptions({
    queryKey: [...portfoliosKey, studentId, diploma_id],
    queryFn: ({ signal }) =>
      call(portfoliosApi.list, { params: { studentId }, query: { diploma_id }, signal }),
  });

export type Kind = 'pdf' | 'zip';
type Place = { studentId: number; diplomaId: number };
type One = { studentId: number; portfolioId: number };

export const sealPortfolio = ({ studentId, diplomaId }: Place, language: Language) =>
  call(portfoliosApi.seal, { params: { studentId }, body: { diploma_id: diplomaId, language } });

export const withdrawPortfolio = (params: One, reason: string) =>
  call(portfoliosApi.withdraw, { params, body: { reason } });

export const takeSealed = (params: One, kind: Kind) =>
  download(portfoliosApi[kind], { params, name: `portfolio.${kind}` });

export const takeDraft = ({ studentId, diplomaId }: Place, kind: Kind) =>
  download(kind === 'pdf' ? portfoliosApi.draftPdf : portfoliosApi.draftZip, {
    params: { studentId },
    query: { diploma_id: diplomaId },
    name: `portfolio.${kind}`,
  });
