import type { EditableQuestion, QuestionType } from '@traject/contract/common/surveyQuestions';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import { failure } from '../../platform/http/errors.ts';

type Row = Tables['survey_questions'];
export type Key = { surveyTemplateId: number; questionId: number };

const options = sql<EditableQuestion['options']>`coalesce((
  select json_agg(json_build_object('id', o.id, 'label', o.label) order by o.position)
  from survey_options o where o.survey_question_id = q.id), '[]')`;

/** For a query over survey templates `template`: their questions as they are now, in order. */
export const presentQuestions = sql<EditableQuestion[]>`coalesce((
  select json_agg(json_build_object('id', q.id, 'description', q.description,
    'required', q.required, 'type', q.type, 'order', q."order", 'options', ${options},
    'allow_other', q.allow_other, 'version', q.version) order by q."order")
  from survey_questions q
  where q.survey_template_id = template.id and q.archived_at is null), '[]')`;

const gone = () => failure(404, 'survey_question.gone');

const questionsOf = (db: Db, surveyTemplateId: number) =>
  db
    .selectFrom('survey_questions as q')
    .where('q.survey_template_id', '=', surveyTemplateId)
    .where('q.archived_at', 'is', null);

export const getQuestion = (db: Db, { surveyTemplateId, questionId }: Key) =>
  questionsOf(db, surveyTemplateId)
    .where('q.id', '=', questionId)
    .selectAll('q')
    .select(({ ref }) => [ref('q.type').$castTo<QuestionType>().as('type'), options.as('options')])
    .executeTakeFirstOrThrow(gone);

export async function questionIds(db: Db, surveyTemplateId: number) {
  const rows = await questionsOf(db, surveyTemplateId).select('q.id').execute();
  return rows.map(({ id }) => id);
}

export const addQuestion = (db: Db, values: Insertable<Row>) =>
  db.insertInto('survey_questions').values(values).returning('id').executeTakeFirstOrThrow();

export const setQuestion = (db: Db, id: number, values: Updateable<Row> & { version: number }) =>
  db
    .updateTable('survey_questions')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', values.version - 1)
    .returning('id')
    .executeTakeFirstOrThrow(staleVersion);

/** Those after it move up, so that there is never a gap. */
export async function archiveQuestion(
  db: Db,
  { surveyTemplateId, questionId }: Key,
  archived_at: Date,
) {
  const { order } = await db
    .updateTable('survey_questions')
    .set({ archived_at })
    .where('id', '=', questionId)
    .where('survey_template_id', '=', surveyTemplateId)
    .where('archived_at', 'is', null)
    .returning('order')
    .executeTakeFirstOrThrow(gone);
  await db
    .updateTable('survey_questions')
    .set(({ eb }) => ({ order: eb('order', '-', 1) }))
    .where('survey_template_id', '=', surveyTemplateId)
    .where('archived_at', 'is', null)
    .where('order', '>', order)
    .execute();
}

export const setOrder = (db: Db, ids: number[]) =>
  sql`update survey_questions q set "order" = place.n
    from unnest(${ids}::integer[]) with ordinality as place (id, n) where q.id = place.id`.execute(
    db,
  );

type Option = { id: number; label: string; position: number };

export const dropOptions = (db: Db, ids: number[]) =>
  db.deleteFrom('survey_options').where('id', '=', sql<number>`any(${ids})`).execute();

export const setOption = (db: Db, { id, ...values }: Option) =>
  db.updateTable('survey_options').set(values).where('id', '=', id).execute();

export const addOptions = (db: Db, options: Insertable<Tables['survey_options']>[]) =>
  db.insertInto('survey_options').values(options).execute();
