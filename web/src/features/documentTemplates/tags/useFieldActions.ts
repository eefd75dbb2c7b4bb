import type { Editor } from '@tiptap/core';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useConfirm } from '../../../ui/ConfirmProvider.tsx';
import type { Field } from './field.ts';

type SetFields = (change: (fields: Field[]) => Field[]) => void;

export type FieldActions = ReturnType<typeof useFieldActions>;

/** What can be done with a field. Text that uses it changes along with it, after a question. */
export function useFieldActions(editor: Editor, setFields: SetFields) {
  const mayChange = useQuestion(editor);
  return useMemo(
    () => ({
      insert: (name: string) => void editor.chain().focus().insertTag(name).run(),
      add: (field: Field) => setFields((fields) => [...fields, field]),
      async change({ name }: Field, field: Field) {
        const isRenamed = field.name !== name;
        if (isRenamed && !(await mayChange(name, field.name))) return false;
        setFields((fields) => fields.map((each) => (each.name === name ? field : each)));
        if (isRenamed) renameTag(editor, name, field.name);
        return true;
      },
      async remove({ name }: Field) {
        if (!(await mayChange(name))) return false;
        removeTag(editor, name);
        setFields((fields) => fields.filter((each) => each.name !== name));
        return true;
      },
    }),
    [editor, setFields, mayChange],
  );
}

/** Nothing is asked about a tag that the text does not use. */
function useQuestion(editor: Editor) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return useMemo(
    () => async (name: string, next?: string) => {
      const count = countTag(editor, name);
      const title = t('document_templates.tags.used_title', { name });
      if (count === 0) return true;
      return next === undefined
        ? confirm({
            title,
            message: t('document_templates.tags.used_remove', { name, count }),
            confirmText: t('document_templates.tags.yes_remove'),
          })
        : confirm({
            title,
            message: t('document_templates.tags.used_rename', { name, next, count }),
            confirmText: t('document_templates.tags.rename'),
          });
    },
    [editor, t, confirm],
  );
}

/** Where a tag stands in the text, from its start to its end. */
function placesOf(editor: Editor, name: string) {
  const places: number[] = [];
  editor.state.doc.descendants(({ type, attrs }, at) => {
    if (type.name === 'tag' && attrs.name === name) places.push(at);
  });
  return places;
}

export const countTag = (editor: Editor, name: string) => placesOf(editor, name).length;

export function renameTag(editor: Editor, name: string, next: string) {
  const { tr } = editor.state;
  for (const at of placesOf(editor, name)) tr.setNodeAttribute(at, 'name', next);
  if (tr.docChanged) editor.view.dispatch(tr);
}

export function removeTag(editor: Editor, name: string) {
  const { tr } = editor.state;
  for (const at of placesOf(editor, name).reverse()) tr.delete(at, at + 1);
  if (tr.docChanged) editor.view.dispatch(tr);
}
