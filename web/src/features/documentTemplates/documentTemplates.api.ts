import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type DocumentTemplateInput,
  documentTemplatesApi,
  type PreviewInput,
} from '@traject/contract/documentTemplates';
import { call } from '../../platform/api.ts';
import { fetchFile } from '../../platform/transfer.ts';

export const documentTemplatesKey = ['document-templates'];

export type TemplatesSearch = { page?: number | undefined; q?: string | undefined };

export const documentTemplatesQuery = ({ page = 1, q }: TemplatesSearch) =>
  queryOptions({
    queryKey: [...documentTemplatesKey, 'list', page, q],
    queryFn: ({ signal }) => call(documentTemplatesApi.list, { query: { page, q }, signal }),
    placeholderData: keepPreviousData,
  });

/** Leaves the cache soon: an editor that opens begins with the text as it is, not as it was. */
export const documentTemplateQuery = (templateId: number) =>
  queryOptions({
    queryKey: [...documentTemplatesKey, 'one', templateId],
    queryFn: ({ signal }) => findDocumentTemplate(templateId, signal),
    gcTime: 10_000,
    refetchOnReconnect: false,
  });

export const standardTagsQuery = (language: string) =>
  queryOptions({
    queryKey: ['standard-tags', language],
    queryFn: ({ signal }) =>
      call(documentTemplatesApi.tags, { params: { scope: 'trajectory' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const findDocumentTemplate = (templateId: number, signal?: AbortSignal) =>
  call(documentTemplatesApi.get, { params: { templateId }, ...(signal && { signal }) });

export const createDocumentTemplate = (template: DocumentTemplateInput) =>
  call(documentTemplatesApi.create, { body: template });

type Change = Omit<DocumentTemplateInput, 'organisation_id'> & { version: number };

export const changeDocumentTemplate = (templateId: number, change: Change) =>
  call(documentTemplatesApi.update, { params: { templateId }, body: change });

export const archiveDocumentTemplate = (templateId: number) =>
  call(documentTemplatesApi.remove, { params: { templateId } });

export const previewDocumentTemplate = (template: PreviewInput) =>
  fetchFile(documentTemplatesApi.preview, { body: template });
