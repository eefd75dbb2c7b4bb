import type { Party } from '@traject/contract/approvals';
import type { EvaluationScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';

type Off = { trajectoryId: number; reminders_off: boolean };

/** Only while somebody is still asked: what was answered is reminded of no more. */
export const switchSurvey = (
  db: Db,
  { trajectoryId, reminders_off, surveyId }: Off & { surveyId: number },
) =>
  db
    .updateTable('surveys')
    .set({ reminders_off })
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', surveyId)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);

export const switchTask = (
  db: Db,
  { trajectoryId, reminders_off, taskId }: Off & { taskId: number },
) =>
  db
    .updateTable('tasks')
    .set({ reminders_off })
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', taskId)
    .where('party', 'is not', null)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);

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
  switchRequests(db, off).where('kind', '<>', 'approve-document').executeTakeFirstOrThrow(notFound);

type OfVersion = Off & { fileId: number; versionId: number; party: Party };

export const switchDocument = (db: Db, { fileId, versionId, party, ...off }: OfVersion) =>
  switchRequests(db, off)
    .where('id', 'in', (query) =>
      query
        .selectFrom('approval_request_versions as rv')
        .innerJoin('trajectory_file_versions as v', 'v.id', 'rv.version_id')
        .where('v.trajectory_file_id', '=', fileId)
        .where('v.id', '=', versionId)
        .where('rv.party', '=', party)
        .select('rv.approval_request_id'),
    )
    .executeTakeFirstOrThrow(notFound);

export const switchEvaluation = (db: Db, { id }: EvaluationScope, reminders_off: boolean) =>
  db
    .updateTable('evaluations')
    .set({ reminders_off })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(() => unprocessable('evaluation.kept'));
