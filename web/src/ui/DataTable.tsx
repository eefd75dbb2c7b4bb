import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconListSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './DataTable.module.css';
import { EmptyState } from './EmptyState.tsx';
import { usePanelTitle } from './Panel.tsx';
import { StackedRows } from './StackedRows.tsx';
import { TableRows } from './TableRows.tsx';

export type Column<Row> = {
  key: string;
  header: string;
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

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation();
  const inPanel = usePanelTitle() !== undefined;
  const { rows, empty, footer, stackedTo = '40em' } = props;
  const isNarrow = useMediaQuery(`(max-width: ${stackedTo})`, false, {
    getInitialValueInEffect: false,
  });
  const Rows = isNarrow ? StackedRows : TableRows;

  return (
    <div className={classes.frame} data-framed={!inPanel || undefined}>
      {!rows && <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>}
      {rows?.length === 0 ? (
        (empty ?? <EmptyState icon={IconListSearch} title={t('controls.table.empty')} />)
      ) : (
        <Rows {...props} />
      )}
      {footer && <div className={classes.foot}>{footer}</div>}
    </div>
  );
}

/** On the link in a row: the whole row opens it, and the other buttons keep working. */
export const rowLink = classes.rowLink;
