import { requiredText } from '@traject/contract/common/fields';
import type { Language } from '@traject/contract/common/languages';
import { type TemplateField, templateLimits } from '@traject/contract/common/templateFields';
import type { FilledInput } from '@traject/contract/documentTemplates';
import * as z from 'zod/mini';
import { unprocessable } from '../../platform/http/errors.ts';
import { parseOrRefuse } from '../../platform/http/parse.ts';

/** The given value, and the words for it at that moment. */
export type FilledField = {
  document_template_field_id: number;
  name: string;
  value: string | number[];
  texts: string[];
};

/**
 * A value for every field of the template, by the rules of its type; each wrong one is named as the
 * form names it. A tab, pasted from a spreadsheet, becomes a space.
 */
export function readValues(
  fields: TemplateField[],
  given: FilledInput['fields'],
  language: Language,
): FilledField[] {
  const names = new Map(fields.map(({ id, name }) => [id, name]));
  const values: Record<string, unknown> = {};
  for (const { document_template_field_id: id, value } of given) {
    const name = names.get(id);
    if (!name) throw unprocessable('template.unknown_field');
    names.delete(id);
    values[name] = typeof value === 'string' ? value.replaceAll('\t', ' ') : value;
  }
  const rules = z.strictObject(
    Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)])),
  );
  const labels = new Map(fields.map(({ name, description }) => [name, description || name]));
  const read = parseOrRefuse(rules, values, language, labels);
  return fields.map((field) => {
    const value = read[field.name] ?? '';
    const { id: document_template_field_id, name } = field;
    return { document_template_field_id, name, value, texts: textsOf(field, value) };
  });
}

function ruleOf({ type, configuration }: TemplateField) {
  if (type === 'text_singleline') return requiredText(templateLimits.value);
  const known = new Set(configuration.map(({ id }) => id));
  return z.array(z.int()).check(
    z.minLength(1),
    z.refine((ids: number[]) => ids.every((id) => known.has(id)), { error: 'unknown_choice' }),
    z.refine((ids: number[]) => new Set(ids).size === ids.length, { error: 'invalid' }),
  );
}

/** Ticked options in the order of the list, whatever the order of ticking. */
function textsOf({ configuration }: TemplateField, value: string | number[]) {
  if (typeof value === 'string') return [value];
  return configuration.filter(({ id }) => value.includes(id)).map(({ text }) => text);
}

export const inOneLine = (texts: string[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(texts);

/** The earlier values that today's fields accept: an option may be gone, or a field changed. */
export const fitting = (fields: TemplateField[], earlier: readonly FilledField[]) =>
  earlier.flatMap(({ document_template_field_id, value }) => {
    const field = fields.find(({ id }) => id === document_template_field_id);
    const fits = field && z.safeParse(ruleOf(field), value);
    return fits?.success ? [{ document_template_field_id, value }] : [];
  });
