import type { ReactNode } from 'react';
import type { TextKey } from '../texts.ts';

export type Column<Row> = {
  key: string;
  /** The key of a text, unless it is data itself. */
  header: TextKey | { text: string };
  cell: (row: Row) => ReactNode;
  width?: number | string;
  align?: 'right';
  /** What the row is about; on a phone it comes first. */
  primary?: true;
  actions?: true;
  /** By what the list can be put in the order of this column: `client`, or `-date` when the last comes first. */
  sort?: string;
  /** On a phone the header stands before the value, unless the value speaks for itself. */
  stacked?: 'labelled' | 'bare';
};

/** How the heads of a table put it in order; only some tables load that. */
export type Sorting = {
  head: (header: string, sort: string) => ReactNode;
  way: (sort: string) => 'ascending' | 'descending' | undefined;
};

/** As it is shown, in the language of the screen. */
export type ShownColumn<Row> = Omit<Column<Row>, 'header'> & { header: string };
export type ShownTable<Row> = Omit<DataTableProps<Row>, 'columns'> & {
  columns: readonly ShownColumn<Row>[];
};

export type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  empty?: ReactNode;
  footer?: ReactNode;
  /** Up to which width rows are cards; a phone's, unless there are many columns. */
  stackedTo?: string;
  /** The order that the rows are in, and how to ask for another. */
  sorting?: Sorting;
};
