import type { DiplomaLineage, LineageInput, SwitchInput } from '@traject/contract/diplomas';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import type { DiplomaFile } from './diplomaFile.ts';
import * as queries from './lineage.queries.ts';
import { sameProcesses } from './sameProcesses.ts';

type Diploma = { id: number; replaces_id: number | null };

export async function getLineage(db: Db, { id, replaces_id }: Diploma): Promise<DiplomaLineage> {
  const now = await queries.listProcesses(db, id);
  const before = replaces_id ? await queries.listProcesses(db, replaces_id) : [];
  const byLineage = new Map(before.map((one) => [one.lineage_id, one.id]));
  return {
    work_processes: now.map(({ lineage_id, ...process }) => ({
      ...process,
      same_as_id: byLineage.get(lineage_id) ?? null,
    })),
    earlier: before,
  };
}

/** How many of a file would be the same. */
export async function sameAsBefore(db: Db, replaces_id: number | undefined, file: DiplomaFile) {
  if (!replaces_id) return null;
  const now = file.core_tasks.flatMap(({ work_processes }) => work_processes);
  return sameProcesses(await queries.listProcesses(db, replaces_id), now).size;
}

/** What is plainly the same is taken for the same from the start. */
export async function beginLineage(db: Db, { id, replaces_id }: Diploma) {
  if (!replaces_id) return;
  const [before, now] = [
    await queries.listProcesses(db, replaces_id),
    await queries.listProcesses(db, id),
  ];
  const same = sameProcesses(before, now);
  const lineageOf = new Map(before.map((one) => [one.id, one.lineage_id]));
  const pairs = [...same].map(([process, as]) => ({
    id: process.id,
    lineage_id: lineageOf.get(as) ?? process.id,
  }));
  await queries.setLineages(db, pairs);
}

/** All of them or none; one that is the same as nothing begins a lineage of its own. */
export async function setLineage(db: Db, { id }: { id: number }, { pairs }: LineageInput) {
  const diploma = await queries.lockDiploma(db, id);
  if (!diploma?.replaces_id) throw unprocessable('diploma.replaces_nothing');
  const now = new Set((await queries.listProcesses(db, id)).map((one) => one.id));
  const before = await queries.listProcesses(db, diploma.replaces_id);
  const lineageOf = new Map(before.map((one) => [one.id, one.lineage_id]));
  const chosen = pairs.flatMap(({ same_as_id }) => (same_as_id ? [same_as_id] : []));
  if (pairs.some(({ work_process_id }) => !now.has(work_process_id)))
    throw wrongField('pairs', 'unknown_choice');
  if (chosen.some((one) => !lineageOf.has(one))) throw wrongField('pairs', 'unknown_choice');
  await queries.setLineages(
    db,
    pairs.map(({ work_process_id, same_as_id }) => ({
      id: work_process_id,
      lineage_id: lineageOf.get(same_as_id ?? 0) ?? work_process_id,
    })),
  );
  await refuseDouble(db, id);
  return getLineage(db, diploma);
}

/** One work process of before counts for one of now. */
async function refuseDouble(db: Db, id: number) {
  const lineages = (await queries.listProcesses(db, id)).map(({ lineage_id }) => lineage_id);
  if (new Set(lineages).size < lineages.length) throw unprocessable('diploma.same_twice');
}

type Own = { id: number; organisation_id: number };

/** Those who went over already, or were never on it, are left as they are. */
export async function switchStudents(db: Db, to: Own, input: SwitchInput) {
  const from = await queries.lockDiploma(db, input.from_id);
  if (from?.organisation_id !== to.organisation_id || from.id === to.id)
    throw wrongField('from_id', 'unknown_choice');
  const now = await queries.lockDiploma(db, to.id);
  if (now?.replaces_id !== from.id) throw wrongField('from_id', 'unknown_choice');
  if (now.archived) throw unprocessable('diploma.archived');
  const switching = { from_id: from.id, to_id: to.id, student_ids: input.student_ids };
  const rows = await queries.lockSwitching(db, switching);
  if (rows.length === 0) throw unprocessable('diploma.nobody_to_switch');
  await queries.switchOver(db, switching, rows);
  return { switched: rows.length, groups: await queries.switchGroups(db, switching) };
}
