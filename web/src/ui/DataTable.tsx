import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconListSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DataTableProps } from './columns.ts';
import classes from './DataTable.module.css';
import { EmptyState } from './EmptyState.tsx';
import { usePanelTitle } from './Panel.tsx';
import { StackedRows } from './StackedRows.tsx';
import { TableRows } from './TableRows.tsx';

export type { Column, Sorting } from './columns.ts';

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation();
  const inPanel = usePanelTitle() !== undefined;
  const { rows, empty, footer, stackedTo = '40em' } = props;
  const isNarrow = useMediaQuery(`(max-width: ${stackedTo})`, false, {
    getInitialValueInEffect: false,
  });
  const columns = props.columns.map(({ header, ...column }) => ({
    ...column,
    header: typeof header === 'string' ? t(header) : header.text,
  }));
  const Rows = isNarrow ? StackedRows : TableRows;

  return (
    <div className={classes.frame} data-framed={!inPanel || undefined}>
      {!rows && <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>}
      {rows?.length === 0 ? (
        (empty ?? <EmptyState icon={IconListSearch} title={t('controls.table.empty')} />)
      ) : (
        <Rows {...props} columns={columns} />
      )}
      {footer && <div className={classes.foot}>{footer}</div>}
    </div>
  );
}

/** On the link in a row: the whole row opens it, and the other buttons keep working. */
export const rowLink = classes.rowLink;
