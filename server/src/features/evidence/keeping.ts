import type { Language } from '@traject/contract/common/languages';
import {
  type EvidenceChange,
  type EvidenceInput,
  evidenceFiles,
  evidenceMegabytes,
  evidenceRules,
  mostEvidence,
} from '@traject/contract/evidence';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import type { Received } from '../../platform/files/receive.ts';
import { endUpload, type UploadRules } from '../../platform/files/uploads.ts';
import { forbidden, unprocessable, wrongField } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import * as evidence from './evidence.queries.ts';

export const rules: UploadRules = { kinds: evidenceFiles, megabytes: evidenceMegabytes };

/** What somebody shows is their own. */
export function refuseOthers({ is_self }: StudentScope) {
  if (!is_self) throw forbidden('evidence.not_yours');
}

type Adding = { student: StudentScope; input: EvidenceInput; file: Received | undefined };

export async function addEvidence({ files }: World, db: Db, { student, input, file }: Adding) {
  const { upload_id, evaluation_id, ...said } = input;
  const { id: student_id, organisation_id } = student;
  const place = { student_id, work_process_id: said.work_process_id };
  if (!(await evidence.lockPlace(db, place))) throw wrongField('work_process_id', 'unknown_choice');
  if ((await evidence.countEvidence(db, place)) >= mostEvidence)
    throw unprocessable('evidence.too_many', { most: mostEvidence });
  if (evaluation_id && !(await evidence.isRequestOf(db, evaluation_id, place)))
    throw wrongField('evaluation_id', 'unknown_choice');
  if (upload_id) await endUpload(db, { person_id: student_id, id: upload_id });
  if (upload_id && !file) throw unprocessable('upload.gone');
  refuseEmpty(said, file);
  const owner = { uploader_id: student_id, organisation_id };
  const file_id = file ? (await files.store(db, file, owner)).id : null;
  const whom = { is_for_one: !!evaluation_id, evaluation_id: evaluation_id ?? null };
  const kept = { ...said, ...whom, organisation_id, file_id };
  const { id } = await evidence.evidenceRows.add(db, student_id, kept);
  return evidence.getEvidence(db, student, id);
}

type Said = Pick<EvidenceInput, 'url' | 'what' | 'how' | 'learned'>;

function refuseEmpty({ url, what, how, learned }: Said, file: unknown) {
  if (!file && !url && !what && !how && !learned) throw unprocessable('evidence.empty');
}

type By = { self: Self; language: Language; clock: World['clock'] };
type Changing = { student: StudentScope; id: number; given: EvidenceChange; by: By };

/** An evaluator who looked at it looked at this. */
export async function changeEvidence(db: Db, { student, id, given, by }: Changing) {
  const stored = await evidence.evidenceRows.lock(db, student.id, id);
  refuseOthers(student);
  await refuseHeld(db, id);
  const values = await versionedUpdate(db, { stored, given, rules: evidenceRules, by });
  refuseEmpty(values, stored.file_id);
  await evidence.evidenceRows.save(db, id, values);
  return evidence.getEvidence(db, student, id);
}

/** A level, or a sealed portfolio, rests on it as it is. */
async function refuseHeld(db: Db, id: number) {
  if (await evidence.isSeen(db, id)) throw unprocessable('evidence.seen');
  if (await evidence.isSealed(db, id)) throw unprocessable('evidence.sealed');
}

/** By its student until somebody looked at it; afterwards by those who oversee them. */
export async function removeEvidence(db: Db, asked: Omit<Changing, 'given' | 'by'>) {
  const { student, id } = asked;
  if (!student.is_whole) throw forbidden('evidence.not_yours');
  await evidence.evidenceRows.lock(db, student.id, id);
  if (student.is_self) await refuseHeld(db, id);
  await evidence.evidenceRows.remove(db, student.id, id);
}
