import { Extension } from '@tiptap/core';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { findTags, type KnownTag, type TagBook } from '../tagBook.ts';

/** What was typed behind a bracket, and what can be meant by it. */
export type Suggesting = {
  query: string;
  found: readonly KnownTag[];
  /** Where on the screen it was typed. */
  at: () => DOMRect | null;
  choose: (tag: KnownTag) => void;
};

/** Between the editor, which knows no React, and the list that React shows. */
export type Popup = ReturnType<typeof newPopup>;

type OnKey = (event: KeyboardEvent) => boolean;

export function newPopup() {
  let shown: Suggesting | undefined;
  let onKey: OnKey = () => false;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set(next: Suggesting | undefined) {
      shown = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Whether the list has taken this key for itself. */
    press: (event: KeyboardEvent) => shown !== undefined && onKey(event),
    listen(next: OnKey) {
      onKey = next;
    },
  };
}

/** A bracket opens the list of tags, anywhere in a line, until the word or the bracket ends. */
export const suggestTags = (book: TagBook, popup: Popup) =>
  Extension.create({
    name: 'suggestTags',
    onBlur: () => popup.set(undefined),
    addProseMirrorPlugins() {
      return [
        Suggestion<KnownTag, KnownTag>({
          editor: this.editor,
          char: '[',
          allowedPrefixes: null,
          shouldShow: ({ query }) => !query.includes(']'),
          command: ({ editor, range, props: { name } }) =>
            editor.chain().focus().insertTag(name, range).run(),
          render: () => ({
            onStart: (props) => popup.set(suggesting(book, props)),
            onUpdate: (props) => popup.set(suggesting(book, props)),
            onExit: () => popup.set(undefined),
            onKeyDown: ({ event }) => popup.press(event),
          }),
        }),
      ];
    },
  });

const suggesting = (book: TagBook, props: SuggestionProps<KnownTag, KnownTag>) => ({
  query: props.query,
  found: findTags(book.tags, props.query),
  at: props.clientRect ?? (() => null),
  choose: props.command,
});
