import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useEditorState } from '@tiptap/react';
import { type DocumentTemplate, documentTemplateInput } from '@traject/contract/documentTemplates';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkForm } from '../../platform/checkForm.ts';
import type { Field } from './tags/field.ts';
import { areSame, type Values, valuesOf, withSavedIds } from './templateValues.ts';

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
