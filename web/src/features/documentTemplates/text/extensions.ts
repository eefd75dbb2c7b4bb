import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import type { TagBook } from '../tagBook.ts';
import type { Popup } from './popup.ts';
import { suggestTags } from './suggestTags.ts';
import { tagNode } from './Tag.ts';
import { tableNodes } from './table.ts';
import { toToolbar } from './toToolbar.ts';

/** Exactly what the server keeps of a text, so that a saved one opens as it was. */
export const textExtensions = (book: TagBook, popup: Popup) => [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  Code,
  Heading.configure({ levels: [1, 2, 3] }),
  HardBreak,
  HorizontalRule,
  BulletList,
  // The server numbers every list from one.
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem,
  ListKeymap,
  ...tableNodes,
  UndoRedo,
  Gapcursor,
  tagNode(book),
  suggestTags(book, popup),
  toToolbar,
];
