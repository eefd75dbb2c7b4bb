import type { TemplateFieldType } from '@traject/contract/common/templateFields';

/** An option that has no id yet is new. */
export type Option = { id?: number | undefined; text: string };

/** A field of a template while it is edited; its name is unique and identifies it. */
export type Field = {
  id?: number | undefined;
  name: string;
  description: string;
  type: TemplateFieldType;
  configuration: Option[];
};

export const emptyField = (type: TemplateFieldType): Field => ({
  name: '',
  description: '',
  type,
  configuration: [],
});

/** The rows of the form: two to begin with, and always an empty one at the end. */
export function rowsFor(options: readonly Option[]): Option[] {
  if (options.length === 0) return [{ text: '' }, { text: '' }];
  const isFull = options.at(-1)?.text.trim() !== '';
  return isFull ? [...options, { text: '' }] : [...options];
}

/** The rows that are kept. */
export const optionsIn = (rows: readonly Option[]): Option[] =>
  rows.map(({ text, ...option }) => ({ ...option, text: text.trim() })).filter(({ text }) => text);

const longest = 60;

/** 'Soort baan (Ruwe schets)' is 'soort-baan-ruwe-schets': lowercase letters, digits and dashes. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
