import type { EditableQuestion } from '@traject/contract/common/surveyQuestions';
import type { SurveyAnswer } from '@traject/contract/surveys';
import type { SurveyType } from '@traject/contract/surveyTemplates';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { deadLink, notFound } from '../../platform/http/errors.ts';
import type { Key } from './surveys.queries.ts';

type Row = Tables['surveys'];
export type LockedSurvey = Awaited<ReturnType<typeof lockSurvey>>;

export const lockSurvey = (db: Db, { trajectoryId, surveyId }: Key) =>
  db
    .selectFrom('surveys as s')
    .innerJoin('survey_templates as template', 'template.id', 's.survey_template_id')
    .where('s.trajectory_id', '=', trajectoryId)
    .where('s.id', '=', surveyId)
    .selectAll('s')
    .select(({ ref }) => ref('template.type').$castTo<SurveyType>().as('type'))
    .forUpdate('s')
    .executeTakeFirstOrThrow(notFound);

export const addSurvey = (db: Db, values: Insertable<Row>) =>
  db.insertInto('surveys').values(values).returning('id').executeTakeFirstOrThrow();

export const setSurvey = (db: Db, id: number, values: Updateable<Row>) =>
  db.updateTable('surveys').set(values).where('id', '=', id).execute();

/** Its answers and its links go with it. */
export const takeSurvey = (db: Db, { trajectoryId, surveyId }: Key) =>
  db
    .deleteFrom('surveys')
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', surveyId)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);

/** The driver would write a list as a database array. */
export const copyOf = (questions: EditableQuestion[]) =>
  sql<object>`${JSON.stringify(questions.map(({ version: _ours, ...question }) => question))}::jsonb`;

/** One conditional update: it is filled in once. */
export const setAnswered = (db: Db, id: number, answered_at: Date) =>
  db
    .updateTable('surveys')
    .set({ answered_at })
    .where('id', '=', id)
    .where('sent_at', 'is not', null)
    .where('answered_at', 'is', null)
    .returning(['title', 'questions', 'sender_id', 'recipient_name'])
    .executeTakeFirstOrThrow(deadLink);

export async function addAnswers(db: Db, survey_id: number, answers: SurveyAnswer[]) {
  if (answers.length === 0) return;
  await db
    .insertInto('survey_answers')
    .values(answers.map((answer) => ({ survey_id, ...answer })))
    .execute();
}
