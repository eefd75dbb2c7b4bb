import { queryOptions } from '@tanstack/react-query';
import {
  type EvidenceChange,
  evidenceApi,
  type evidenceInput,
  partMegabytes,
} from '@traject/contract/evidence';
import type * as z from 'zod/mini';
import { call } from '../../platform/api.ts';
import { evaluationsKey } from '../../platform/evaluationsKey.ts';
import { fetchFile, upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';
import { sendInParts } from './sendInParts.ts';

/** Also counted among the work processes of the student. */
const evidenceKey = [...evaluationsKey, 'evidence'] as const;

export const evidenceQuery = (studentId: number, work_process_id: number) =>
  queryOptions({
    queryKey: [...evidenceKey, 'student', studentId, work_process_id],
    queryFn: ({ signal }) =>
      call(evidenceApi.list, { params: { studentId }, query: { work_process_id }, signal }),
  });

export const shownQuery = (evaluationId: number) =>
  queryOptions({
    queryKey: [...evidenceKey, 'shown', evaluationId],
    queryFn: ({ signal }) => call(evidenceApi.shown, { params: { evaluationId }, signal }),
  });

type Input = Omit<z.input<typeof evidenceInput>, 'upload_id'>;

/** A large file comes in parts, so that a broken line costs one of them. */
export async function addEvidence(
  studentId: number,
  body: Input,
  { file, ...sending }: Sending & { file: File | undefined },
) {
  const params = { studentId };
  const isLarge = file && file.size > partMegabytes * 1024 * 1024;
  if (!isLarge)
    return upload(evidenceApi.create, { params, body, files: file ? { file } : {}, ...sending });
  const parts = await sendInParts(studentId, file, sending);
  const whole = { ...body, upload_id: String(parts.id) };
  const added = await upload(evidenceApi.create, {
    ...{ params, body: whole, files: {}, signal: sending.signal },
  });
  parts.forget();
  return added;
}

type Place = { studentId: number; evidenceId: number };

export const changeEvidence = (params: Place, body: EvidenceChange) =>
  call(evidenceApi.update, { params, body });

export const removeEvidence = (params: Place) => call(evidenceApi.remove, { params });

export const loadFile = (params: Place, signal: AbortSignal) =>
  fetchFile(evidenceApi.file, { params, signal });

export const loadShownFile = (
  params: { evaluationId: number; evidenceId: number },
  signal: AbortSignal,
) => fetchFile(evidenceApi.shownFile, { params, signal });

export const saySeen = (evaluationId: number, evidence_ids: number[]) =>
  call(evidenceApi.sawSome, { params: { evaluationId }, body: { evidence_ids } });
