import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useEditorState } from '@tiptap/react';
import { type DocumentTemplate, documentTemplateInput } from '@traject/contract/documentTemplates';
import { useCallback, useState } from 'react';
import { checkForm } from '../../platform/checkForm.ts';
import { useTranslation } from '../../platform/i18n.ts';
import type { Field, Option } from './tags/field.ts';

type Whole = { values: Values; doc: Node };

export type TemplateForm = ReturnType<typeof useTemplateForm>;

/** What is typed, and whether it differs from what is saved. */
export function useTemplateForm(template: DocumentTemplate | undefined, editor: Editor) {
  const { values, setValues, ...form } = useValues(template, editor);
  const [saved, setSaved] = useState<Whole>(() => ({ values, doc: editor.state.doc }));
  const isTextChanged = useEditorState({
    editor,
    selector: ({ editor: now }) => !now.state.doc.eq(saved.doc),
  });

  /** What was sent is saved now; what was typed since stays. */
  const settle = (stored: DocumentTemplate, sent: Whole) => {
    const next = valuesOf(stored);
    setSaved({ values: next, doc: sent.doc });
    setValues((now) =>
      areSame(now, sent.values) ? next : { ...now, fields: withSavedIds(now.fields, next.fields) },
    );
  };
  const replace = (next: Values, contents: string) => {
    form.set(next);
    editor.commands.setContent(contents);
  };
  const isDirty = isTextChanged || !areSame(values, saved.values);
  return { ...form, values, isDirty, setSaved, settle, replace };
}

function useValues(template: DocumentTemplate | undefined, editor: Editor) {
  const { t } = useTranslation();
  const [values, setValues] = useState(() => valuesOf(template));
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const set = useCallback((change: Partial<Values>) => {
    setWrong({});
    setValues((now) => ({ ...now, ...change }));
  }, []);
  const setFields = useCallback((change: (fields: Field[]) => Field[]) => {
    setValues((now) => ({ ...now, fields: change(now.fields) }));
  }, []);
  /** What would be sent; undefined when it is not right yet, which is then shown. */
  const check = (given: Values) => {
    const input = { ...given, contents: editor.getHTML() };
    const found = checkForm(documentTemplateInput, t)(input);
    setWrong(found);
    return Object.keys(found).length === 0 ? input : undefined;
  };
  return { values, wrong, setValues, set, setFields, check };
}

/** Everything in a template except its text, which the editor holds. */
export type Values = {
  name: string;
  requires_approval: boolean;
  fields: Field[];
  /** The organisation of a new one; by default the first of the writer's. */
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

const areSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** After a save every field has its id, even one that was edited meanwhile. */
const withSavedIds = (fields: Field[], saved: Field[]): Field[] =>
  fields.map((field) => ({
    ...field,
    id: saved.find(({ name }) => name === field.name)?.id ?? field.id,
  }));

/** Somebody else may have deleted what has an id here: if it is kept after all, it is a new one. */
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
