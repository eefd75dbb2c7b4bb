import { Extension } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import type { TagBook } from '../tagBook.ts';
import { type Popup, suggestTags } from './popup.ts';
import { tagNode } from './Tag.ts';

/** A plain table: no widths, no header cells; one that is pasted with them becomes plain. */
const tableNodes = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ cellMinWidth: 80 }),
  TableRow.extend({ content: 'tableCell*' }),
  TableCell.extend({
    addAttributes: () => ({
      colspan: { default: 1, parseHTML: spanOf('colspan') },
      rowspan: { default: 1, parseHTML: spanOf('rowspan') },
      // The table commands ask for it; here it is never set.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML() {
      return [...(this.parent?.() ?? []), { tag: 'th' }];
    },
  }),
];

const mostCells = 50;

const spanOf = (name: 'colspan' | 'rowspan') => (cell: HTMLElement) =>
  Math.min(mostCells, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1));

/** In a list or a table the tab key has another use; these keys always lead to the buttons. */
const toToolbar = Extension.create({
  name: 'toToolbar',
  addKeyboardShortcuts: () => ({
    'Alt-F10': ({ editor }) => {
      const card = editor.view.dom.closest('[data-text-card]');
      const stop = card?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]');
      stop?.focus();
      return stop !== undefined;
    },
  }),
});

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
