import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Draft, draftAt } from '../../platform/draft.ts';
import { isSignedIn } from '../../platform/token.ts';
import type { Values } from './templateValues.ts';

/** What was typed, and the version of the template that it was typed over. */
export type TemplateDraft = { values: Values; contents: string; version: number | undefined };

type Options = {
  templateId: number | undefined;
  editor: Editor;
  values: Values;
  version: number | undefined;
  isDirty: boolean;
};

/** Unsaved work outlives a crash and the end of the session, and is offered back. */
export function useTemplateDraft({ templateId, editor, values, version, isDirty }: Options) {
  const place = `document-template:${templateId ?? 'new'}`;
  const draft = useMemo(() => draftAt<TemplateDraft>(place), [place]);
  const [offered, setOffered] = useState(() => readable(draft.read()));
  const keep = () => draft.write({ values, contents: editor.getHTML(), version });
  useRest({ isDirty, values, editor, onRest: keep });
  useGivingUp(isDirty, draft);
  return {
    offered,
    keep,
    answer: () => {
      if (!isDirty) draft.remove();
      setOffered(undefined);
    },
  };
}

/** An earlier release may have written it otherwise. */
const readable = (draft: Draft<TemplateDraft> | undefined) =>
  Array.isArray(draft?.value?.values?.fields) && typeof draft.value.contents === 'string'
    ? draft
    : undefined;

type Typing = Pick<Options, 'isDirty' | 'values' | 'editor'> & { onRest: () => void };

const restAfterTyping = 1000;

function useRest({ isDirty, values, editor, onRest }: Typing) {
  const rest = useEffectEvent(onRest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values waits anew.
  useEffect(() => {
    if (!isDirty) return;
    let waiting = setTimeout(() => rest(), restAfterTyping);
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => rest(), restAfterTyping);
    };
    editor.on('update', wait);
    return () => {
      clearTimeout(waiting);
      editor.off('update', wait);
    };
  }, [isDirty, values, editor]);
}

/** Whoever undoes it all, or leaves the page and says that it may go, needs no draft of it. */
function useGivingUp(isDirty: boolean, draft: { remove: () => void }) {
  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !isDirty) draft.remove();
    wasDirty.current = isDirty;
  }, [isDirty, draft]);
  useEffect(
    () => () => {
      if (wasDirty.current && isSignedIn()) draft.remove();
    },
    [draft],
  );
}
