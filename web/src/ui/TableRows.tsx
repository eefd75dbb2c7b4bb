import { VisuallyHidden } from '@mantine/core';
import classes from './DataTable.module.css';
import type { Column, DataTableProps } from './DataTable.tsx';
import { Bone } from './RowsSkeleton.tsx';

export function TableRows<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <table className={classes.table} aria-label={label} aria-busy={!rows}>
      <thead>
        <tr>
          {columns.map(({ key, header, width, align, actions }) => (
            <th key={key} scope="col" style={{ width }} data-align={align}>
              {actions ? <VisuallyHidden>{header}</VisuallyHidden> : header}
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

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { align, primary, actions, cell } = column;
  return (
    <td data-align={align} data-primary={primary}>
      {actions ? <div className={classes.actions}>{cell(row)}</div> : cell(row)}
    </td>
  );
}

const boneRows = [62, 78, 54, 70, 46];

function BoneRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return boneRows.map((percent) => (
    <tr key={percent} aria-hidden>
      {columns.map(({ key, actions }) => (
        <td key={key}>{!actions && <Bone width={`${percent}%`} />}</td>
      ))}
    </tr>
  ));
}
