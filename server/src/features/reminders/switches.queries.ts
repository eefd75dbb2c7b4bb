import type { Party } from '@traject/contract/approvals';
import { type RawBuilder, sql } from 'kysely';
import type { EvaluationScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';

type Off = { trajectoryId: number; reminders_off: boolean };

/** Only while somebody is still asked: what was answered is reminded of no more. */
const nobodyWaits = () => unprocessable('reminders.nobody_waits');

/** There may be no such thing, or nothing to be reminded of. */
async function refuse(db: Db, known: RawBuilder<unknown>): Promise<never> {
  const { rows } = await known.execute(db);
  throw rows.length > 0 ? nobodyWaits() : notFound();
}

export async function switchSurvey(
  db: Db,
  { trajectoryId, reminders_off, surveyId }: Off & { surveyId: number },
) {
  const switched = await db
    .updateTable('surveys')
    .set({ reminders_off })
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', surveyId)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  const known = sql`select from surveys where id = ${surveyId} and trajectory_id = ${trajectoryId}`;
  if (!switched) await refuse(db, known);
}

export async function switchTask(
  db: Db,
  { trajectoryId, reminders_off, taskId }: Off & { taskId: number },
) {
  const switched = await db
    .updateTable('tasks')
    .set({ reminders_off })
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', taskId)
    .where('party', 'is not', null)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  const known = sql`select from tasks where id = ${taskId} and trajectory_id = ${trajectoryId}`;
  if (!switched) await refuse(db, known);
}

const switchRequests = (db: Db, { trajectoryId, reminders_off }: Off) =>
  db
    .updateTable('approval_requests')
    .set({ reminders_off })
    .where('trajectory_id', '=', trajectoryId)
    .where('requested', '=', true)
    .where('decided_at', 'is', null)
    .where('closed_at', 'is', null)
    .returning('id');

export const switchReview = (db: Db, off: Off) =>
  switchRequests(db, off)
    .where('kind', '<>', 'approve-document')
    .executeTakeFirstOrThrow(nobodyWaits);

type OfVersion = Off & { fileId: number; versionId: number; party: Party };

export async function switchDocument(db: Db, { fileId, versionId, party, ...off }: OfVersion) {
  const switched = await switchRequests(db, off)
    .where('id', 'in', (query) =>
      query
        .selectFrom('approval_request_versions as rv')
        .innerJoin('trajectory_file_versions as v', 'v.id', 'rv.version_id')
        .where('v.trajectory_file_id', '=', fileId)
        .where('v.id', '=', versionId)
        .where('rv.party', '=', party)
        .select('rv.approval_request_id'),
    )
    .executeTakeFirst();
  const known = sql`select from trajectory_file_versions v
    join trajectory_files f on f.id = v.trajectory_file_id
    where v.id = ${versionId} and f.id = ${fileId} and f.trajectory_id = ${off.trajectoryId}`;
  if (!switched) await refuse(db, known);
}

export const switchEvaluation = (db: Db, { id }: EvaluationScope, reminders_off: boolean) =>
  db
    .updateTable('evaluations')
    .set({ reminders_off })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(nobodyWaits);
