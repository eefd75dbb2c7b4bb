import { Table, TableCell, TableRow } from '@tiptap/extension-table';

/** A plain table: no widths, no header cells; one that is pasted with them becomes plain. */
export const tableNodes = [
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
