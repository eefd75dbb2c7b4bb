import { type ApprovalRequest, approvalsApi } from '@traject/contract/approvals';
import { call } from '../../platform/api.ts';
import { logoBehind } from '../../platform/logoBehind.ts';
import { download, fetchFile, upload } from '../../platform/transfer.ts';

export type ApprovalFile = ApprovalRequest['files'][number];
export type Answer = { decision: 'accept' } | { decision: 'reject'; reason: string };

export const getRequest = (token: string, signal?: AbortSignal) =>
  call(approvalsApi.get, { params: { token }, ...(signal && { signal }) });

export const logoOf = (token: string, { subject }: ApprovalRequest) =>
  logoBehind(token, subject.organisation);

export const sendAnswer = (token: string, answer: Answer) =>
  answer.decision === 'accept'
    ? call(approvalsApi.accept, { params: { token } })
    : call(approvalsApi.reject, { params: { token }, body: { reason: answer.reason } });

export const sendSigned = (token: string, file: File, onProgress: (percent: number) => void) =>
  upload(approvalsApi.addReturn, { params: { token }, files: { file }, onProgress });

export const downloadFile = (token: string, file: ApprovalFile) =>
  download(approvalsApi.download, { ...address(token, file), name: file.name });

export const loadFile = (token: string, file: ApprovalFile, signal: AbortSignal) =>
  fetchFile(approvalsApi.download, { ...address(token, file), signal });

export const loadFirstPage = (token: string, position: number, signal: AbortSignal) =>
  fetchFile(approvalsApi.firstPage, { ...address(token, { position }), signal });

const address = (token: string, { position }: Pick<ApprovalFile, 'position'>) => ({
  params: { token },
  query: { file: position === 2 ? '2' : '1' } as const,
});
