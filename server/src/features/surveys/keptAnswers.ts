import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Stands for added words: that somebody wrote them is counted, but the text is gone. */
const erased = '–';

/**
 * For trajectories about to be erased: what is counted among the answers of others stays, with
 * nobody behind it; free text goes.
 */
export async function keepAnswers(db: Db, trajectoryIds: number[]) {
  const counted = await db
    .selectFrom('surveys as s')
    .innerJoin('trajectories as t', (join) =>
      join
        .onRef('t.id', '=', 's.trajectory_id')
        .onRef('t.organisation_id', '=', 's.organisation_id'),
    )
    .where('t.id', 'in', trajectoryIds)
    .where('t.deleted_at', 'is', null)
    .where('s.answered_at', 'is not', null)
    .select('s.id')
    .execute();
  if (counted.length === 0) return;
  const ids = counted.map(({ id }) => id);
  for (const table of ['links', 'reminders'] as const)
    await db.deleteFrom(table).where('survey_id', 'in', ids).execute();
  await eraseWords(db, ids);
  await db
    .updateTable('surveys')
    .set({ trajectory_id: null, recipient_name: '', recipient_email: '', opened_at: null })
    .where('id', 'in', ids)
    .execute();
}

const eraseWords = (db: Db, surveyIds: number[]) =>
  sql`update survey_answers a
    set answer = case q.type when 'multiple'
      then jsonb_set(a.answer::jsonb, '{other}', to_jsonb(${erased}::text))::text
      else ${erased} end
    from survey_questions q
    where q.id = a.survey_question_id and a.survey_id = any(${surveyIds}::integer[])
      and case q.type when 'open' then true
        when 'multiple' then a.answer::jsonb->>'other' <> '' else false end`.execute(db);
