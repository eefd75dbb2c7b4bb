import type { DocumentTemplate } from '@traject/contract/documentTemplates';
import type { Field, Option } from './tags/field.ts';

/** All of a template but its text, which the editor holds. */
export type Values = {
  name: string;
  requires_approval: boolean;
  fields: Field[];
  /** Where a new one goes; without it, to the first of the writer's organisations. */
  organisation_id?: number | undefined;
};

export const valuesOf = (template: DocumentTemplate | undefined): Values =>
  template
    ? {
        name: template.name,
        requires_approval: template.requires_approval,
        fields: template.fields,
        organisation_id: template.organisation.id,
      }
    : { name: '', requires_approval: true, fields: [] };

export const areSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** After a save every field has its id, also one whose words have changed since. */
export const withSavedIds = (fields: Field[], saved: Field[]): Field[] =>
  fields.map((field) => ({
    ...field,
    id: saved.find(({ name }) => name === field.name)?.id ?? field.id,
  }));

/** Another editor may have taken away what has an id here: kept after all, it is a new one. */
export const withIdsOf = (fields: Field[], stored: Field[]): Field[] =>
  fields.map((field) => {
    const known = stored.find(({ id }) => id === field.id);
    const configuration = known
      ? field.configuration.map((option) => withIdIn(option, known.configuration))
      : field.configuration.map(({ text }) => ({ text }));
    return { ...field, id: known?.id, configuration };
  });

const withIdIn = ({ id, text }: Option, stored: Option[]): Option =>
  stored.some((option) => option.id === id) ? { id, text } : { text };
