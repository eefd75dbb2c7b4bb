import type { DocumentTemplateRow, FilledInput } from '@traject/contract/documentTemplates';
import { useState } from 'react';

/** The two ways to make a document. */
export const ways = ['file', 'template'] as const;
export type Way = (typeof ways)[number];

/** The file or the filled template. Any change is a new attempt, so old errors are cleared. */
export function useSource(way: Way, forget: () => void) {
  const [file, setFile] = useState<File>();
  const filling = useFilling(forget);
  const choose = (chosen: File | undefined) => {
    forget();
    setFile(chosen);
  };
  return {
    file,
    choose,
    filling,
    source: way === 'file' ? file : filling.filled,
    mustApprove: way === 'template' && !!filling.template?.requires_approval,
    isBegun: !!file || filling.isTyped,
    reset() {
      choose(undefined);
      filling.reset();
    },
  };
}

/** By the id of the field: a text, or the ids of the chosen options. */
export type FieldValues = Record<number, FilledInput['fields'][number]['value']>;

/** What a draft keeps. */
export type Filled = { template: DocumentTemplateRow | undefined; values: FieldValues };

export type Filling = ReturnType<typeof useFilling>;

type State = Filled & {
  /** Only what was typed can be lost; prefilled values cannot. */
  isTyped: boolean;
  /** Prefilled with the values of the last version. */
  isFromLast: boolean;
};
const empty: State = { template: undefined, values: {}, isTyped: false, isFromLast: false };

/** A template being filled in. The values stay while another template is looked at. */
function useFilling(onChange: () => void) {
  const [state, setState] = useState(empty);
  const { template, values } = state;
  const change = (next: (now: State) => State) => {
    onChange();
    setState(next);
  };
  return {
    ...state,
    filled: template && filledIn(template, values),
    choose: (chosen: DocumentTemplateRow | undefined) =>
      change((now) => ({ ...now, template: chosen, isFromLast: false })),
    fill: (fieldId: number, value: FieldValues[number]) =>
      change((now) => ({ ...now, values: { ...now.values, [fieldId]: value }, isTyped: true })),
    restore: (kept: Filled) => change(() => ({ ...empty, ...kept, isTyped: true })),
    /** Does nothing once somebody has started on something else. */
    startFrom: (last: Filled) =>
      setState((now) =>
        now.template || now.isTyped ? now : { ...empty, ...last, isFromLast: true },
      ),
    reset: () => setState(empty),
  };
}

/** Undefined while any field is empty. */
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
