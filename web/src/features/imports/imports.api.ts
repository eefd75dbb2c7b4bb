import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PageQuery } from '@traject/contract/common/page';
import { diplomasApi } from '@traject/contract/diplomas';
import { type ImportInput, importsApi } from '@traject/contract/imports';
import { call } from '../../platform/api.ts';
import { upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';

/** What is chosen besides the file, as in the address. */
export type ImportSearch = {
  kind?: string | undefined;
  organisation_id?: number | undefined;
  diploma_id?: number | undefined;
  /** '1' when invitations are sent. */
  invite?: string | undefined;
};

/** The diplomas that students of an organisation can be enrolled in. */
export const openDiplomasQuery = (organisation_id: number) =>
  queryOptions({
    queryKey: ['diplomas', 'open', organisation_id],
    queryFn: async ({ signal }) => {
      const diplomas = await call(diplomasApi.list, { query: { organisation_id }, signal });
      return diplomas.filter(({ archived }) => !archived);
    },
  });

export const previewImport = (input: ImportInput, file: File, sending: Sending) =>
  upload(importsApi.preview, { body: bodyOf(input), files: { file }, ...sending });

export const runImport = (input: ImportInput, file: File, sending: Sending) =>
  upload(importsApi.run, { body: bodyOf(input), files: { file }, ...sending });

/** The fields of a multipart form are text. */
const bodyOf = ({ kind, organisation_id, diploma_id, invite }: ImportInput) => ({
  kind,
  organisation_id: String(organisation_id),
  ...(diploma_id !== undefined && { diploma_id: String(diploma_id) }),
  ...(invite && { invite: '1' as const }),
});

export const importsKey = (organisationId: number) => ['imports', organisationId];

export const importsQuery = (organisationId: number, query: Partial<PageQuery>) =>
  queryOptions({
    queryKey: [...importsKey(organisationId), query],
    queryFn: ({ signal }) => call(importsApi.list, { params: { organisationId }, query, signal }),
    placeholderData: keepPreviousData,
  });

export const undoImport = (organisationId: number, importId: number) =>
  call(importsApi.undo, { params: { organisationId, importId } });
