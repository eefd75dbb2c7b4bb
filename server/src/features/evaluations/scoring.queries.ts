import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

type Scored = { score: number; comments: string; done_at: Date };

/** One conditional update: what is done stays as it is, and what expired can no longer be done. */
export const setScore = (db: Db, id: number, scored: Scored) =>
  db
    .updateTable('evaluations')
    .set(scored)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('expires_at', '>', scored.done_at)
    .returning('id')
    .executeTakeFirst();

type Corrected = { score: number; comments: string; since: Date };

/** When it was given stays the same, and so does the time limit for correcting it. */
export const correctScore = (db: Db, id: number, { since, ...said }: Corrected) =>
  db
    .updateTable('evaluations')
    .set(said)
    .where('id', '=', id)
    .where('done_at', '>', since)
    .returning('id')
    .executeTakeFirst();

export const readScore = (db: Db, id: number) =>
  db
    .selectFrom('evaluations')
    .where('id', '=', id)
    .select(['score', 'comments', 'done_at', 'expires_at'])
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const removeWaiting = (db: Db, id: number) =>
  db
    .deleteFrom('evaluations')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
