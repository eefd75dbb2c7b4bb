import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import type { DocumentTemplate } from '@traject/contract/documentTemplates';
import { useEffect, useId, useMemo, useState } from 'react';
import { currentLanguage } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useDraft } from '../../platform/useDraft.ts';
import { standardTagsQuery } from './documentTemplates.api.ts';
import type { TagBook } from './tagBook.ts';
import type { Field } from './tags/field.ts';
import { recolour } from './text/Tag.ts';
import { useTextEditor } from './text/TextCard.tsx';
import { useTemplateForm, type Values, valuesOf, withIdsOf } from './useTemplateForm.ts';
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

/** Replaces what is here by what somebody else saved. */
export function takeTheirs({ form, saving, editor }: Template, theirs: DocumentTemplate) {
  form.replace(valuesOf(theirs), theirs.contents);
  form.setSaved({ values: valuesOf(theirs), doc: editor.state.doc });
  saving.settle(theirs.version);
}

/** Saves what is here over what somebody else saved, now that it has been seen. */
export function keepMine({ form, saving, save }: Template, theirs: DocumentTemplate) {
  const mine = { ...form.values, fields: withIdsOf(form.values.fields, theirs.fields) };
  form.set(mine);
  saving.settle(theirs.version);
  save(mine, theirs.version);
}

/** The editor suggests and colours the tags that there are at this moment. */
function useBook(book: TagBook, fields: Field[], editor: Editor) {
  const { data: standard = none } = useQuery(standardTagsQuery(currentLanguage()));
  useEffect(() => {
    // The writer's own fields first: an empty search shows ten, and there are more standard tags.
    Object.assign(book, { fields, tags: [...fields, ...standard] });
    recolour(editor.view);
  }, [book, fields, standard, editor]);
}

const none: readonly [] = [];

/** What was typed, and the version of the template that it was typed over. */
type TemplateDraft = { values: Values; contents: string; version: number | undefined };

type DraftOptions = {
  templateId: number | undefined;
  editor: Editor;
  values: Values;
  version: number | undefined;
  isDirty: boolean;
  restore: (typed: TemplateDraft) => void;
};

/** The editor holds the text and reports each change, so it is read only when the draft is written. */
function useTemplateDraft({ templateId, editor, values, version, ...rest }: DraftOptions) {
  const value = useMemo(
    () => ({
      values,
      version,
      get contents() {
        return editor.getHTML();
      },
    }),
    [values, version, editor],
  );
  return useDraft<TemplateDraft>({
    ...rest,
    place: placeOf({ 'document-template': templateId }),
    value,
    isReadable: (typed) => Array.isArray(typed.values.fields) && typeof typed.contents === 'string',
    listen: (onTyped) => {
      editor.on('update', onTyped);
      return () => editor.off('update', onTyped);
    },
  });
}
