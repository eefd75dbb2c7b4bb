import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { dropDrafts } from '../invoices/invoices.service.ts';
import { keepAnswers } from '../surveys/surveys.service.ts';

/**
 * Erases trajectories with everything that depends on them and their files. Invoices stay, because
 * the law requires them, and so do the answers that survey figures count.
 */
export async function removeForGood(db: Db, trajectoryIds: number[]) {
  if (trajectoryIds.length === 0) return;
  await dropDrafts(db, trajectoryIds);
  await keepAnswers(db, trajectoryIds);
  await dropMailsAbout(db, trajectoryIds);
  await db.deleteFrom('access_requests').where('trajectory_id', 'in', trajectoryIds).execute();
  await leaveToCounselors(db, trajectoryIds);
  const files = await takeFilesOf(db, trajectoryIds);
  await db.deleteFrom('trajectories').where('id', 'in', trajectoryIds).execute();
  if (files.length > 0) await db.deleteFrom('files').where('id', 'in', files).execute();
  await dropPoints(db, trajectoryIds);
}

/** From where those acted who have no record: by a link, or on the page of an employer. */
const dropPoints = (db: Db, trajectoryIds: number[]) =>
  sql`update events set address = null
    where id = any(array(select unnamed_events(${trajectoryIds}::integer[])))`.execute(db);

/** Whoever recorded a client for a colleague does not see them again when nothing is left. */
const leaveToCounselors = (db: Db, trajectoryIds: number[]) =>
  db
    .updateTable('people as p')
    .from('trajectories as t')
    .set({ added_by: null })
    .whereRef('p.id', '=', 't.client_id')
    .whereRef('p.added_by', '<>', 't.counselor_id')
    .where('t.id', 'in', trajectoryIds)
    .execute();

/** Unsent mails about an erased trajectory. */
const dropMailsAbout = (db: Db, trajectoryIds: number[]) =>
  db
    .deleteFrom('mails')
    .where('trajectory_id', 'in', trajectoryIds)
    .where('data', 'is not', null)
    .execute();

async function takeFilesOf(tx: Db, trajectoryIds: number[]) {
  const attached = await tx
    .deleteFrom('application_files')
    .using('applications')
    .whereRef('applications.id', '=', 'application_files.application_id')
    .where('applications.trajectory_id', 'in', trajectoryIds)
    .returning('application_files.file_id')
    .execute();
  const versions = await tx
    .deleteFrom('trajectory_file_versions as v')
    .using('trajectory_files as d')
    .whereRef('d.id', '=', 'v.trajectory_file_id')
    .where('d.trajectory_id', 'in', trajectoryIds)
    .returning('v.file_id')
    .execute();
  const returned = await tx
    .deleteFrom('trajectory_file_returns as r')
    .using('trajectory_files as d')
    .whereRef('d.id', '=', 'r.trajectory_file_id')
    .where('d.trajectory_id', 'in', trajectoryIds)
    .returning('r.file_id')
    .execute();
  const sent = await findSent(tx, trajectoryIds);
  const all = [...attached, ...versions, ...returned, ...sent];
  return all.flatMap(({ file_id }) => file_id ?? []);
}

/** What came with an answer to a task or with a message; those go with their trajectory. */
const findSent = (tx: Db, trajectoryIds: number[]) =>
  tx
    .selectFrom('tasks')
    .where('trajectory_id', 'in', trajectoryIds)
    .select('answer_file_id as file_id')
    .unionAll(
      tx.selectFrom('messages').where('trajectory_id', 'in', trajectoryIds).select('file_id'),
    )
    .execute();
