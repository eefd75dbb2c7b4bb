import { taskPageApi } from '@traject/contract/common/taskPage';
import { call } from '../../../platform/api.ts';
import { upload } from '../../../platform/transfer.ts';

export const fetchTask = (token: string, signal?: AbortSignal) =>
  call(taskPageApi.fetch, { params: { token }, ...(signal && { signal }) });

export type Said = { answer: string; file: File | undefined };

export const submitTask = (
  token: string,
  { answer, file }: Said,
  onProgress: (percent: number) => void,
) =>
  upload(taskPageApi.submit, {
    params: { token },
    body: { answer },
    files: file ? { file } : {},
    onProgress,
  });
