import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Party } from '@traject/contract/approvals';
import { type DocumentsQuery, documentsApi } from '@traject/contract/documents';
import type { FilledInput } from '@traject/contract/documentTemplates';
import { remindersApi } from '@traject/contract/reminders';
import { call } from '../../platform/api.ts';
import { download, fetchFile, upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';

export const documentsKey = (trajectoryId: number) => ['documents', trajectoryId];

export const documentsQuery = (trajectoryId: number, query: DocumentsQuery) =>
  queryOptions({
    queryKey: [...documentsKey(trajectoryId), query],
    queryFn: ({ signal }) => call(documentsApi.list, { params: { trajectoryId }, query, signal }),
    placeholderData: keepPreviousData,
  });

export type DocumentKey = { trajectoryId: number; fileId: number };
export type VersionKey = DocumentKey & { versionId: number };
export type ReturnKey = DocumentKey & { returnId: number };

export const versionsQuery = (params: DocumentKey, page: number) =>
  queryOptions({
    queryKey: [...documentsKey(params.trajectoryId), 'versions', params.fileId, page],
    queryFn: ({ signal }) =>
      call(documentsApi.versions, { params, query: { page, per_page: 5 }, signal }),
    placeholderData: keepPreviousData,
  });

export const returnsQuery = (params: DocumentKey) =>
  queryOptions({
    queryKey: [...documentsKey(params.trajectoryId), 'returns', params.fileId],
    queryFn: ({ signal }) => call(documentsApi.returns, { params, signal }),
  });

export const addReturn = (params: DocumentKey, file: File, sending: Sending) =>
  upload(documentsApi.addReturn, { params, files: { file }, ...sending });

export const removeDocument = (params: DocumentKey) => call(documentsApi.remove, { params });

export const removeReturn = (params: ReturnKey) => call(documentsApi.removeReturn, { params });

export const sendVersion = (params: VersionKey, body: { party: Party; approve: boolean }) =>
  call(documentsApi.send, { params, body });

export const withdraw = (params: VersionKey, party: Party) =>
  call(documentsApi.withdraw, { params, body: { party } });

/** The values of the last version, to start the new one with. */
export const lastFilled = (params: DocumentKey, signal: AbortSignal) =>
  call(documentsApi.filled, { params, signal });

export const previewLetter = (trajectoryId: number, body: FilledInput) =>
  fetchFile(documentsApi.preview, { params: { trajectoryId }, body });

export const setReminders = (params: VersionKey, party: Party, off: boolean) =>
  call(remindersApi.setDocument, { params, body: { party, off } });

export const resend = (params: VersionKey, party: Party) =>
  call(documentsApi.resend, { params, body: { party } });

export const downloadVersion = (params: VersionKey, name: string) =>
  download(documentsApi.download, { params, name });

export const fetchVersion = (params: VersionKey, signal: AbortSignal) =>
  fetchFile(documentsApi.download, { params, signal });

export const downloadReturn = (params: ReturnKey, name: string) =>
  download(documentsApi.downloadReturn, { params, name });

export const fetchReturn = (params: ReturnKey, signal: AbortSignal) =>
  fetchFile(documentsApi.downloadReturn, { params, signal });
