import type { DocumentTemplateRow, FilledInput } from '@traject/contract/documentTemplates';
import { useState } from 'react';

/** By the id of the field: a text, or the ids of the ticked options. */
export type FieldValues = Record<number, FilledInput['fields'][number]['value']>;

/** What is kept of it while it is not sent. */
export type Filled = { template: DocumentTemplateRow | undefined; values: FieldValues };

export type Filling = ReturnType<typeof useFilling>;

/** A template that is being filled in. What was filled in stays while another one is looked at. */
export function useFilling(onChange: () => void) {
  const [template, setTemplate] = useState<DocumentTemplateRow>();
  const [values, setValues] = useState<FieldValues>({});
  return {
    template,
    values,
    filled: template && filledIn(template, values),
    choose(chosen: DocumentTemplateRow | undefined) {
      onChange();
      setTemplate(chosen);
    },
    fill(fieldId: number, value: FieldValues[number]) {
      onChange();
      setValues((now) => ({ ...now, [fieldId]: value }));
    },
    restore(kept: Filled) {
      onChange();
      setTemplate(kept.template);
      setValues(kept.values);
    },
    reset() {
      setTemplate(undefined);
      setValues({});
    },
  };
}

/** Undefined for as long as a field is empty. */
export function filledIn(
  { id, fields }: Pick<DocumentTemplateRow, 'id' | 'fields'>,
  values: FieldValues,
): FilledInput | undefined {
  const given = fields.map((field) => ({
    document_template_field_id: field.id,
    value: values[field.id] ?? '',
  }));
  if (given.some(({ value }) => isEmpty(value))) return undefined;
  return { document_template_id: id, fields: given };
}

const isEmpty = (value: FieldValues[number]) =>
  (typeof value === 'string' ? value.trim() : value).length === 0;
