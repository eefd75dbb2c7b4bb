import type { TemplateFieldInput } from '@traject/contract/common/templateFields';
import type { Db } from '../../platform/database/db.ts';
import { wrongField } from '../../platform/http/errors.ts';
import {
  addFields,
  archiveFields,
  type FieldValues,
  setField,
  storedFields,
} from './fields.queries.ts';

type Stored = Awaited<ReturnType<typeof storedFields>>[number];

/**
 * Saves the fields in the given order. A field that comes with its id stays the same field,
 * whatever its name; one that is left out is archived, because it may have been filled in
 * somewhere.
 */
export async function saveFields(
  db: Db,
  templateId: number,
  { fields, now }: { fields: TemplateFieldInput[]; now: Date },
) {
  const stored = new Map((await storedFields(db, templateId)).map((field) => [field.id, field]));
  const given = fields.map((field, position) => {
    const known = field.id === undefined ? undefined : takeFrom(stored, field.id);
    return { id: known?.id, values: valuesOf(field, position, known) };
  });
  if (stored.size > 0) await archiveFields(db, [...stored.keys()], now);
  for (const { id, values } of given) if (id !== undefined) await setField(db, id, values);
  const fresh = given.filter(({ id }) => id === undefined).map(({ values }) => values);
  if (fresh.length > 0) await addFields(db, templateId, fresh);
}

function takeFrom(stored: Map<number, Stored>, id: number) {
  const field = stored.get(id);
  if (!field) throw wrongField('fields', 'unknown_choice');
  stored.delete(id);
  return field;
}

function valuesOf(
  { name, type, description, configuration = [] }: TemplateFieldInput,
  position: number,
  known: Stored | undefined,
): FieldValues {
  const old = new Set(known?.configuration.map((option) => option.id));
  let last_option_id = known?.last_option_id ?? 0;
  const options = configuration.map(({ id, text }) => {
    if (id !== undefined && !old.delete(id)) throw wrongField('configuration', 'unknown_choice');
    return { id: id ?? ++last_option_id, text };
  });
  return {
    name,
    type,
    description: description ?? '',
    position,
    configuration: options,
    last_option_id,
  };
}
