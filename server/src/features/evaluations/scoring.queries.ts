import type { NoLevel } from '@traject/contract/common/evaluationAnswer';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

/** What was said: a level, or why there is none. */
type Said = { score: number | null; no_level: NoLevel | null; comments: string };
/** Whose it must be still: it may just have been handed over. */
type Key = { id: number; by: readonly number[] };
type Scored = Said & { done_at: Date };

/** One conditional update: what is done stays as it is, and what expired can no longer be done. */
export const setScore = (db: Db, { id, by }: Key, scored: Scored) =>
  db
    .updateTable('evaluations')
    .set(scored)
    .where('id', '=', id)
    .where('evaluator_id', 'in', by)
    .where('done_at', 'is', null)
    .where('expires_at', '>', scored.done_at)
    .returning('id')
    .executeTakeFirst();

type Corrected = Said & { since: Date };

/** When it was given stays the same, and so does the time limit for correcting it. */
export const correctScore = (db: Db, { id, by }: Key, { since, ...said }: Corrected) =>
  db
    .updateTable('evaluations')
    .set(said)
    .where('id', '=', id)
    .where('evaluator_id', 'in', by)
    .where('done_at', '>', since)
    .returning('id')
    .executeTakeFirst();

export const readScore = (db: Db, id: number) =>
  db
    .selectFrom('evaluations')
    .where('id', '=', id)
    .select(['score', 'no_level', 'comments', 'organisation_id', 'evaluator_id'])
    .select(['done_at', 'expires_at'])
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const removeWaiting = (db: Db, id: number) =>
  db
    .deleteFrom('evaluations')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
