import { VisuallyHidden } from '@mantine/core';
import type { ShownColumn, ShownTable, Sorting } from './columns.ts';
import classes from './DataTable.module.css';
import { Bone } from './RowsSkeleton.tsx';

export function TableRows<Row>(props: ShownTable<Row>) {
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
