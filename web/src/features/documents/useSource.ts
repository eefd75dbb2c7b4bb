import type { DocumentTemplateRow, FilledInput } from '@traject/contract/documentTemplates';
import { useState } from 'react';

/** The two ways to a document. */
export const ways = ['file', 'template'] as const;
export type Way = (typeof ways)[number];

/** What a document is made of. Another choice is another try: what was said before goes. */
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

/** By the id of the field: a text, or the ids of the ticked options. */
export type FieldValues = Record<number, FilledInput['fields'][number]['value']>;

/** What is kept of it while it is not sent. */
export type Filled = { template: DocumentTemplateRow | undefined; values: FieldValues };

export type Filling = ReturnType<typeof useFilling>;

type State = Filled & {
  /** Only what somebody typed is theirs to lose. */
  isTyped: boolean;
  /** With what the version before was filled. */
  isFromLast: boolean;
};
const empty: State = { template: undefined, values: {}, isTyped: false, isFromLast: false };

/** A template that is being filled in. What was filled in stays while another one is looked at. */
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
    /** Whoever began something meanwhile goes on with that. */
    startFrom: (last: Filled) =>
      setState((now) =>
        now.template || now.isTyped ? now : { ...empty, ...last, isFromLast: true },
      ),
    reset: () => setState(empty),
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
