import type { TemplateField, TemplateFieldInput } from '@traject/contract/common/templateFields';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

const fieldsOf = (db: Db, document_template_id: number) =>
  db
    .selectFrom('document_template_fields')
    .where('document_template_id', '=', document_template_id)
    .where('archived_at', 'is', null)
    .select(['id', 'configuration', 'last_option_id']);

export async function storedFields(db: Db, templateId: number) {
  const rows = await fieldsOf(db, templateId).execute();
  return rows.map(({ configuration, ...row }) => ({
    ...row,
    configuration: configuration as TemplateField['configuration'],
  }));
}

export type FieldValues = Pick<TemplateFieldInput, 'name' | 'type'> & {
  description: string;
  position: number;
  configuration: TemplateField['configuration'];
  last_option_id: number;
};

export const addFields = (db: Db, document_template_id: number, fields: FieldValues[]) =>
  db
    .insertInto('document_template_fields')
    .values(fields.map((field) => ({ ...rowOf(field), document_template_id })))
    .execute();

export const setField = (db: Db, id: number, field: FieldValues) =>
  db.updateTable('document_template_fields').set(rowOf(field)).where('id', '=', id).execute();

export const archiveFields = (db: Db, ids: number[], archived_at: Date) =>
  db.updateTable('document_template_fields').set({ archived_at }).where('id', 'in', ids).execute();

/** The driver would write a list as a database array. */
const rowOf = ({ configuration, ...field }: FieldValues) => ({
  ...field,
  configuration: sql<object>`${JSON.stringify(configuration)}::jsonb`,
});
