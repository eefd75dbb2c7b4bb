import type { TemplateField } from '@traject/contract/common/templateFields';
import type { DocumentTemplatesQuery } from '@traject/contract/documentTemplates';
import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import { wordsOf } from '../../platform/database/search.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import { notFound } from '../../platform/http/errors.ts';
import { containing, metaOf, offsetOf } from '../../platform/http/page.ts';

/** Those of these organisations that are not archived; to the caller no others exist. */
const templatesOf = (db: Db, organisations: number[]) =>
  db
    .selectFrom('document_templates as t')
    .where('t.organisation_id', 'in', organisations)
    .where('t.archived_at', 'is', null);

const fields = sql<TemplateField[]>`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'description', f.description,
    'type', f.type, 'configuration', f.configuration) order by f.position)
  from document_template_fields f
  where f.document_template_id = t.id and f.archived_at is null), '[]')`;

const rowsOf = (db: Db, organisations: number[]) =>
  templatesOf(db, organisations)
    .innerJoin('organisations as o', 'o.id', 't.organisation_id')
    .select(['t.id', 't.name', 't.requires_approval', 't.version', fields.as('fields')])
    .select(({ ref }) =>
      jsonBuildObject({ id: ref('o.id'), name: ref('o.name') }).as('organisation'),
    );

/** There are hundreds at most, so searching by name needs no index. */
const named = (words: string[]) =>
  sql<boolean>`lower(unaccent(t.name)) like all(${words.map(containing)}::text[])`;

export async function listTemplates(
  db: Db,
  organisations: number[],
  { organisation_id, q, ...page }: DocumentTemplatesQuery,
) {
  const words = q ? await wordsOf(db, q) : [];
  const wanted = organisation_id
    ? organisations.filter((id) => id === organisation_id)
    : organisations;
  if (wanted.length === 0) return { data: [], meta: metaOf(page, 0, 0) };
  const data = await rowsOf(db, wanted)
    .where(named(words))
    .orderBy('t.name')
    .orderBy('t.id')
    .limit(page.per_page)
    .offset(offsetOf(page))
    .execute();
  const { total } = await templatesOf(db, wanted)
    .where(named(words))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data, meta: metaOf(page, total, data.length) };
}

export const findTemplate = (db: Db, organisations: number[], id: number) =>
  rowsOf(db, organisations).where('t.id', '=', id).select('t.contents').executeTakeFirst();

export async function getTemplate(db: Db, organisations: number[], id: number) {
  const template = await findTemplate(db, organisations, id);
  if (!template) throw notFound();
  return template;
}

/** Locked with its fields, until the change is done. */
export const lockTemplate = (db: Db, organisations: number[], id: number) =>
  templatesOf(db, organisations)
    .where('t.id', '=', id)
    .selectAll('t')
    .select(fields.as('fields'))
    .forUpdate('t')
    .executeTakeFirstOrThrow(notFound);

export const addTemplate = (db: Db, values: Insertable<Tables['document_templates']>) =>
  db.insertInto('document_templates').values(values).returning('id').executeTakeFirstOrThrow();

type Values = Updateable<Tables['document_templates']> & { version: number };

export const setTemplate = (db: Db, id: number, values: Values) =>
  db
    .updateTable('document_templates')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', values.version - 1)
    .returning('id')
    .executeTakeFirstOrThrow(staleVersion);
