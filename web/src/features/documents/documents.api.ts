import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Party } from '@traject/contract/approvals';
import { type DocumentsQuery, documentsApi } from '@traject/contract/documents';
import { documentTemplatesApi, type FilledInput } from '@traject/contract/documentTemplates';
import { call } from '../../platform/api.ts';
import { download, fetchFile, upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';
import { type Sends, sendFlags } from './sends.ts';

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

/** Five at a time, in a dialog. */
export const templatesQuery = (organisation_id: number | undefined, page: number) =>
  queryOptions({
    queryKey: ['document-templates', 'choice', organisation_id, page],
    queryFn: ({ signal }) =>
      call(documentTemplatesApi.list, { query: { organisation_id, page, per_page: 5 }, signal }),
    placeholderData: keepPreviousData,
    enabled: organisation_id !== undefined,
  });

/** A file, or a template with what was filled in. */
type Source = File | FilledInput;
export type NewFile = { source: Source; sends: Sends };
export type Kinds = { trajectory_file_type_id: string; trajectory_file_action_id: string };

export const addDocument = async (
  trajectoryId: number,
  { source, sends, ...kinds }: NewFile & Kinds,
  sending: Sending,
) => {
  const { files, ...made } = await partsOf(source, sending);
  const body = { ...kinds, ...sendFlags(sends), ...made };
  return upload(documentsApi.create, { params: { trajectoryId }, body, files, ...sending });
};

export const addVersion = async (
  params: DocumentKey,
  { source, sends }: NewFile,
  sending: Sending,
) => {
  const { files, ...made } = await partsOf(source, sending);
  const body = { ...sendFlags(sends), ...made };
  return upload(documentsApi.addVersion, { params, body, files, ...sending });
};

type Parts = { files: Record<string, File>; document_id?: string };

/** A filled template is kept first; it becomes a file where the trajectory is known. */
async function partsOf(source: Source, { signal }: Sending): Promise<Parts> {
  if (source instanceof File) return { files: { file: source } };
  const { id } = await call(documentTemplatesApi.fill, { body: source, signal });
  return { files: {}, document_id: String(id) };
}

export const addReturn = (params: DocumentKey, file: File, sending: Sending) =>
  upload(documentsApi.addReturn, { params, files: { file }, ...sending });

export const removeDocument = (params: DocumentKey) => call(documentsApi.remove, { params });

export const removeReturn = (params: ReturnKey) => call(documentsApi.removeReturn, { params });

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
