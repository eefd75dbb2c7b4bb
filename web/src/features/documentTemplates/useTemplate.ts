import type { DocumentTemplate } from '@traject/contract/documentTemplates';
import { useId, useState } from 'react';
import type { TagBook } from './tagBook.ts';
import { type Values, valuesOf, withIdsOf } from './templateValues.ts';
import { useTextEditor } from './text/useTextEditor.ts';
import { useBook } from './useBook.ts';
import { type TemplateDraft, useTemplateDraft } from './useTemplateDraft.ts';
import { useTemplateForm } from './useTemplateForm.ts';
import { useTemplateSave } from './useTemplateSave.ts';

type Options = {
  /** None for a new one. */
  template: DocumentTemplate | undefined;
  onCreated: (created: DocumentTemplate) => void;
};

export type Template = ReturnType<typeof useTemplate>;

/** A template that is being written: its text, its values, and what becomes of them. */
export function useTemplate({ template, onCreated }: Options) {
  const { editor, ...text } = useText(template);
  const form = useTemplateForm(template, editor);
  const saving = useTemplateSave(template);
  const { values, isDirty } = form;
  const { id, version } = saving;
  const restore = (typed: TemplateDraft) => {
    form.replace(typed.values, typed.contents);
    if (typed.version !== undefined) saving.settle(typed.version);
  };
  const typed = { templateId: id, editor, values, version, isDirty };
  const draft = useTemplateDraft({ ...typed, restore });
  useBook(text.book, values.fields, editor);

  const save = (sent: Values = values, seen = version) => {
    const input = form.check(sent);
    if (!input) return;
    if (isDirty) draft.keep();
    const { doc } = editor.state;
    saving.send({ input, version: seen }, (saved) => {
      form.settle(saved, { values: sent, doc });
      if (id === undefined) onCreated(saved);
    });
  };
  return { ...text, editor, form, saving, draft, save };
}

function useText(template: DocumentTemplate | undefined) {
  const helpId = useId();
  const [book] = useState<TagBook>(() => ({ tags: [], fields: template?.fields ?? [] }));
  const contents = template?.contents ?? '';
  return { ...useTextEditor({ contents, book, helpId }), book, helpId };
}

/** What another saved takes the place of what is here. */
export function takeTheirs({ form, saving, editor }: Template, theirs: DocumentTemplate) {
  form.replace(valuesOf(theirs), theirs.contents);
  form.setSaved({ values: valuesOf(theirs), doc: editor.state.doc });
  saving.settle(theirs.version);
}

/** What is here is saved over what another saved, now that it has been seen. */
export function keepMine({ form, saving, save }: Template, theirs: DocumentTemplate) {
  const mine = { ...form.values, fields: withIdsOf(form.values.fields, theirs.fields) };
  form.set(mine);
  saving.settle(theirs.version);
  save(mine, theirs.version);
}
