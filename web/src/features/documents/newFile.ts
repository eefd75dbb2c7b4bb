import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { documentsApi } from '@traject/contract/documents';
import { documentTemplatesApi, type FilledInput } from '@traject/contract/documentTemplates';
import { call } from '../../platform/api.ts';
import { upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';
import type { DocumentKey } from './documents.api.ts';
import { type Sends, sendFlags } from './sends.ts';

export const templatesQuery = (
  organisation_id: number | undefined,
  { page, q }: { page: number; q?: string | undefined },
) =>
  queryOptions({
    queryKey: ['document-templates', 'choice', organisation_id, page, q],
    queryFn: ({ signal }) =>
      call(documentTemplatesApi.list, { query: { organisation_id, page, per_page: 5, q }, signal }),
    placeholderData: keepPreviousData,
    enabled: organisation_id !== undefined,
  });

/** A file, or a template with its values. */
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

/** A filled template is stored first; the server turns it into a file of the trajectory. */
async function partsOf(source: Source, { signal }: Sending): Promise<Parts> {
  if (source instanceof File) return { files: { file: source } };
  const { id } = await call(documentTemplatesApi.fill, { body: source, signal });
  return { files: {}, document_id: String(id) };
}
