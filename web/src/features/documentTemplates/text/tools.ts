import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsJoin,
  IconBold,
  IconCode,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH1,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconPilcrow,
  IconRowInsertBottom,
  IconRowRemove,
  IconSeparator,
  IconTable,
  IconTableMinus,
  IconUnderline,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type texts from '../documentTemplates.nl.ts';

export type ToolName = Exclude<keyof typeof texts.toolbar, 'label'>;

export type Tool = {
  name: ToolName;
  icon: Icon;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** For a tool that is on or off at the cursor. */
  isOn?: (editor: Editor) => boolean;
  /** For a tool that has nothing to do at times. */
  canRun?: (editor: Editor) => boolean;
};

const heading = (level: 1 | 2 | 3, icon: Icon): Tool => ({
  name: `heading${level}`,
  icon,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const isOn = (name: string) => (editor: Editor) => editor.isActive(name);
const threeByThree = { rows: 3, cols: 3, withHeaderRow: false };

/** In groups, with a thin line between them. */
export const textTools: readonly (readonly Tool[])[] = [
  [
    { name: 'bold', icon: IconBold, run: (chain) => chain.toggleBold(), isOn: isOn('bold') },
    {
      name: 'italic',
      icon: IconItalic,
      run: (chain) => chain.toggleItalic(),
      isOn: isOn('italic'),
    },
    {
      name: 'underline',
      icon: IconUnderline,
      run: (chain) => chain.toggleUnderline(),
      isOn: isOn('underline'),
    },
    { name: 'code', icon: IconCode, run: (chain) => chain.toggleCode(), isOn: isOn('code') },
  ],
  [
    {
      name: 'paragraph',
      icon: IconPilcrow,
      run: (chain) => chain.setParagraph(),
      isOn: isOn('paragraph'),
    },
    heading(1, IconH1),
    heading(2, IconH2),
    heading(3, IconH3),
  ],
  [
    {
      name: 'bullet_list',
      icon: IconList,
      run: (chain) => chain.toggleBulletList(),
      isOn: isOn('bulletList'),
    },
    {
      name: 'ordered_list',
      icon: IconListNumbers,
      run: (chain) => chain.toggleOrderedList(),
      isOn: isOn('orderedList'),
    },
    { name: 'horizontal_rule', icon: IconSeparator, run: (chain) => chain.setHorizontalRule() },
    { name: 'table', icon: IconTable, run: (chain) => chain.insertTable(threeByThree) },
  ],
  [
    {
      name: 'undo',
      icon: IconArrowBackUp,
      run: (chain) => chain.undo(),
      canRun: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      icon: IconArrowForwardUp,
      run: (chain) => chain.redo(),
      canRun: (editor) => editor.can().redo(),
    },
  ],
];

/** Only shown while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  { name: 'add_column', icon: IconColumnInsertRight, run: (chain) => chain.addColumnAfter() },
  { name: 'delete_column', icon: IconColumnRemove, run: (chain) => chain.deleteColumn() },
  { name: 'add_row', icon: IconRowInsertBottom, run: (chain) => chain.addRowAfter() },
  { name: 'delete_row', icon: IconRowRemove, run: (chain) => chain.deleteRow() },
  {
    name: 'merge_cells',
    icon: IconArrowsJoin,
    run: (chain) => chain.mergeCells(),
    canRun: (editor) => editor.can().mergeCells(),
  },
  { name: 'delete_table', icon: IconTableMinus, run: (chain) => chain.deleteTable() },
];
