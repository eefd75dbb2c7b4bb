import { Extension } from '@tiptap/core';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { findTags, type KnownTag, type TagBook } from '../tagBook.ts';
import type { Popup } from './popup.ts';

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
            onStart: (props) => popup.set(shown(book, props)),
            onUpdate: (props) => popup.set(shown(book, props)),
            onExit: () => popup.set(undefined),
            onKeyDown: ({ event }) => popup.press(event),
          }),
        }),
      ];
    },
  });

const shown = (book: TagBook, props: SuggestionProps<KnownTag, KnownTag>) => ({
  query: props.query,
  found: findTags(book.tags, props.query),
  at: props.clientRect ?? (() => null),
  choose: props.command,
});
