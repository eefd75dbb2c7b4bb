import type { Editor } from '@tiptap/core';
import { useMemo } from 'react';
import { placeOf } from '../../platform/placeOf.ts';
import { useDraft } from '../../platform/useDraft.ts';
import type { Values } from './templateValues.ts';

/** What was typed, and the version of the template that it was typed over. */
export type TemplateDraft = { values: Values; contents: string; version: number | undefined };

type Options = {
  templateId: number | undefined;
  editor: Editor;
  values: Values;
  version: number | undefined;
  isDirty: boolean;
  restore: (typed: TemplateDraft) => void;
};

/** The text is the editor's, which tells of each change; so it is read when it is written. */
export function useTemplateDraft({ templateId, editor, values, version, ...rest }: Options) {
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
