import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type Diploma,
  diplomasApi,
  type EnrolledStudent,
  type LineageInput,
  type SwitchInput,
} from '@traject/contract/diplomas';
import { call } from '../../platform/api.ts';
import { upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';
import type { KeptSearch } from '../../ui/KeptTable.tsx';

export type DiplomasSearch = KeptSearch & { organisation_id?: number | undefined };
export type StudentsSearch = { q?: string | undefined; page?: number | undefined };

export const diplomasKey = ['diplomas'];

export const diplomasQuery = (organisation_id: number | undefined) =>
  queryOptions({
    queryKey: [...diplomasKey, 'list', organisation_id],
    queryFn: ({ signal }) => call(diplomasApi.list, { query: { organisation_id }, signal }),
    placeholderData: keepPreviousData,
  });

export const diplomaQuery = (diplomaId: number) =>
  queryOptions({
    queryKey: [...diplomasKey, 'one', diplomaId],
    queryFn: ({ signal }) => call(diplomasApi.get, { params: { diplomaId }, signal }),
  });

export const studentsQuery = (diplomaId: number, query: StudentsSearch) =>
  queryOptions({
    queryKey: [...diplomasKey, 'students', diplomaId, query],
    queryFn: ({ signal }) => call(diplomasApi.students, { params: { diplomaId }, query, signal }),
    placeholderData: keepPreviousData,
  });

type DiplomaFile = {
  organisation_id: string;
  replaces_id?: string | undefined;
  qualification?: string | undefined;
  file: File;
};

export const previewDiploma = ({ file, ...body }: DiplomaFile, sending: Sending) =>
  upload(diplomasApi.preview, { body, files: { file }, ...sending });

export const importDiploma = ({ file, ...body }: DiplomaFile, sending: Sending) =>
  upload(diplomasApi.import, { body, files: { file }, ...sending });

export const lineageQuery = (diplomaId: number) =>
  queryOptions({
    queryKey: [...diplomasKey, 'lineage', diplomaId],
    queryFn: ({ signal }) => call(diplomasApi.lineage, { params: { diplomaId }, signal }),
  });

export const setLineage = (diplomaId: number, pairs: LineageInput['pairs']) =>
  call(diplomasApi.setLineage, { params: { diplomaId }, body: { pairs } });

export const switchStudents = (diplomaId: number, body: SwitchInput) =>
  call(diplomasApi.switch, { params: { diplomaId }, body });

export const setArchived = ({ id }: Pick<Diploma, 'id'>, archived: boolean) =>
  call(diplomasApi.update, { params: { diplomaId: id }, body: { archived } });

export const enrol = (diplomaId: number, emails: string) =>
  call(diplomasApi.enrol, { params: { diplomaId }, body: { emails } });

export const unenrol = (diplomaId: number, { id }: EnrolledStudent) =>
  call(diplomasApi.unenrol, { params: { diplomaId, studentId: id } });
