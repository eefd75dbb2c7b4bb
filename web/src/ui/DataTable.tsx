import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconListSearch } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';
import type { DataTableProps, ShownColumn, ShownTable, Sorting } from './columns.ts';
import classes from './DataTable.module.css';
import { EmptyState } from './EmptyState.tsx';
import layout from './layout.module.css';
import { usePanelTitle } from './Panel.tsx';
import { Bone } from './RowsSkeleton.tsx';

export type { Column } from './columns.ts';

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
  const isCard = !inPanel && (!isNarrow || rows?.length === 0);

  return (
    <div
      className={`${classes.frame} ${isCard ? layout.card : ''}`}
      data-framed={!inPanel || undefined}
    >
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

function TableRows<Row>(props: ShownTable<Row>) {
  const { label, columns, rows, rowKey, sorting } = props;
  return (
    <table className={classes.table} aria-label={label} aria-busy={!rows}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              style={{ width: column.width }}
              data-align={column.align}
              aria-sort={column.sort ? sorting?.way(column.sort) : undefined}
            >
              <Head column={column} sorting={sorting} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        )) ?? <BoneRows columns={columns} />}
      </tbody>
    </table>
  );
}

type HeadProps<Row> = { column: ShownColumn<Row>; sorting: Sorting | undefined };

function Head<Row>({ column: { header, actions, sort }, sorting }: HeadProps<Row>) {
  if (actions) return <VisuallyHidden>{header}</VisuallyHidden>;
  return sort && sorting ? sorting.head(header, sort) : header;
}

function Cell<Row>({ column, row }: { column: ShownColumn<Row>; row: Row }) {
  const { align, primary, actions, cell } = column;
  return (
    <td data-align={align} data-primary={primary}>
      {actions ? <div className={classes.actions}>{cell(row)}</div> : cell(row)}
    </td>
  );
}

const boneRows = [62, 78, 54, 70, 46];

function BoneRows<Row>({ columns }: { columns: readonly ShownColumn<Row>[] }) {
  return boneRows.map((percent) => (
    <tr key={percent} aria-hidden>
      {columns.map(({ key, actions }) => (
        <td key={key}>{!actions && <Bone width={`${percent}%`} />}</td>
      ))}
    </tr>
  ));
}

/** The same rows on a phone: a list, each row from the important thing down to the actions. */
function StackedRows<Row>({ label, columns, rows, rowKey }: ShownTable<Row>) {
  const shown = [...columns].sort((a, b) => rank(a) - rank(b));
  return (
    <ul className={classes.stack} aria-label={label} aria-busy={!rows}>
      {rows?.map((row) => (
        <li key={rowKey(row)} className={classes.item}>
          {shown.map((column) => (
            <Line key={column.key} column={column} row={row} />
          ))}
        </li>
      )) ?? <BoneItems columns={shown} />}
    </ul>
  );
}

const rank = <Row,>({ primary, actions }: ShownColumn<Row>) => (primary ? 0 : actions ? 2 : 1);

function Line<Row>({ column, row }: { column: ShownColumn<Row>; row: Row }) {
  const value = column.cell(row);
  if (value === null || value === undefined || value === '') return null;
  if (column.primary) return <div className={classes.itemTitle}>{value}</div>;
  if (column.actions) return <div className={classes.actions}>{value}</div>;
  return (
    <div className={classes.itemLine}>
      {column.stacked !== 'bare' && <span className={classes.itemLabel}>{column.header}</span>}
      {value}
    </div>
  );
}

function BoneItems<Row>({ columns }: { columns: readonly ShownColumn<Row>[] }) {
  return ['a', 'b', 'c', 'd'].map((item) => (
    <li
      key={item}
      className={classes.item}
      style={{ minHeight: 32 + columns.length * 28 }}
      aria-hidden
    >
      {columns.map(({ key, primary }) => (
        <Bone key={key} width={primary ? '60%' : '80%'} />
      ))}
    </li>
  ));
}
