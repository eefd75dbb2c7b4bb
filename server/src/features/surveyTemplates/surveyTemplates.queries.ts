import type { SurveyTemplatesQuery, SurveyType } from '@traject/contract/surveyTemplates';
import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import { notFound } from '../../platform/http/errors.ts';
import { containing, metaOf, offsetOf } from '../../platform/http/page.ts';
import { presentQuestions } from './questions.queries.ts';

/** Those of these organisations that are not archived; to the caller no others exist. */
const templatesOf = (db: Db, organisations: number[]) =>
  db
    .selectFrom('survey_templates as template')
    .where('template.organisation_id', 'in', organisations)
    .where('template.archived_at', 'is', null);

const questionCount = sql<number>`(select count(*)::integer from survey_questions q
  where q.survey_template_id = template.id and q.archived_at is null)`;

const rowsOf = (templates: ReturnType<typeof templatesOf>) =>
  templates
    .innerJoin('organisations as o', 'o.id', 'template.organisation_id')
    .select(['template.id', 'template.title', 'template.version'])
    .select(({ ref }) => [
      ref('template.type').$castTo<SurveyType>().as('type'),
      jsonBuildObject({ id: ref('o.id'), name: ref('o.name') }).as('organisation'),
      questionCount.as('question_count'),
    ]);

export async function listTemplates(
  db: Db,
  organisations: number[],
  { organisation_id, type, q, ...page }: SurveyTemplatesQuery,
) {
  const wanted = organisations.filter((id) => id === (organisation_id ?? id));
  if (wanted.length === 0) return { data: [], meta: metaOf(page, 0, 0) };
  const some = templatesOf(db, wanted)
    .$if(type !== undefined, (all) => all.where('template.type', '=', type ?? ''))
    .$if(!!q, (all) => all.where('template.title', 'ilike', containing(q ?? '')));
  const data = await rowsOf(some)
    .orderBy('template.title')
    .orderBy('template.id')
    .limit(page.per_page)
    .offset(offsetOf(page))
    .execute();
  const { total } = await some
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data, meta: metaOf(page, total, data.length) };
}

export const getTemplate = (db: Db, organisations: number[], id: number) =>
  rowsOf(templatesOf(db, organisations))
    .where('template.id', '=', id)
    .select(presentQuestions.as('questions'))
    .executeTakeFirstOrThrow(notFound);

/** Locked until the change is done, and so are its questions: they change under this lock. */
export const lockTemplate = (db: Db, organisations: number[], id: number) =>
  templatesOf(db, organisations)
    .where('template.id', '=', id)
    .selectAll('template')
    .forUpdate('template')
    .executeTakeFirstOrThrow(notFound);

/** What a survey of the organisation can be made from. */
export const findTemplate = (db: Db, organisation_id: number, id: number) =>
  templatesOf(db, [organisation_id])
    .where('template.id', '=', id)
    .select(['template.id', 'template.title', presentQuestions.as('questions')])
    .select(({ ref }) => ref('template.type').$castTo<SurveyType>().as('type'))
    .executeTakeFirst();

export const addTemplate = (db: Db, values: Insertable<Tables['survey_templates']>) =>
  db.insertInto('survey_templates').values(values).returning('id').executeTakeFirstOrThrow();

type Values = Updateable<Tables['survey_templates']> & { version: number };

export const setTemplate = (db: Db, id: number, values: Values) =>
  db
    .updateTable('survey_templates')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', values.version - 1)
    .returning('id')
    .executeTakeFirstOrThrow(staleVersion);
