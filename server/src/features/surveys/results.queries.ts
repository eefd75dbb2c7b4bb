import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export type Choice = { survey_question_id: number; choice: string; count: number };

type Template = { survey_template_id: number; organisation_id: number };

/**
 * Answered surveys from a template: of the organisation's current trajectories, and of those erased
 * since.
 */
const answered = (db: Db, { survey_template_id, organisation_id }: Template) =>
  db
    .selectFrom('surveys as s')
    .leftJoin('trajectories as t', 't.id', 's.trajectory_id')
    .where('s.survey_template_id', '=', survey_template_id)
    .where('s.answered_at', 'is not', null)
    .where(({ eb, fn }) =>
      eb(fn.coalesce('t.organisation_id', 's.organisation_id'), '=', organisation_id),
    )
    .where('t.deleted_at', 'is', null);

export async function countAnswered(db: Db, template: Template) {
  const { count } = await answered(db, template)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const countAnswers = (db: Db, template: Template) =>
  answered(db, template)
    .innerJoin('survey_answers as a', 'a.survey_id', 's.id')
    .groupBy('a.survey_question_id')
    .select(['a.survey_question_id', ({ fn }) => fn.countAll<number>().as('count')])
    .execute();

/** How often each option and each number was chosen; `other` for added words. */
export const countChoices = (db: Db, template: Template): Promise<Choice[]> =>
  answered(db, template)
    .innerJoin('survey_answers as a', 'a.survey_id', 's.id')
    .innerJoin('survey_questions as q', 'q.id', 'a.survey_question_id')
    .innerJoinLateral(choices.as('c'), (join) => join.onTrue())
    .groupBy(['a.survey_question_id', 'c.choice'])
    .select(['a.survey_question_id', 'c.choice', ({ fn }) => fn.countAll<number>().as('count')])
    .execute();

/**
 * Only answers to multiple-choice questions are JSON; the `case` keeps others from being parsed.
 */
const choices = sql<{ choice: string }>`(
  select a.answer as choice where q.type in ('likert', 'scale')
  union all
  select jsonb_array_elements_text(case q.type when 'multiple'
    then a.answer::jsonb->'checkboxes' else '[]' end)
  union all
  select 'other' where case q.type when 'multiple'
    then a.answer::jsonb->>'other' <> '' else false end)`;
