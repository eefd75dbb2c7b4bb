import type { ShownColumn, ShownTable } from './columns.ts';
import classes from './DataTable.module.css';
import { Bone } from './RowsSkeleton.tsx';

/** The same rows on a phone: a list, each row from the important thing down to the actions. */
export function StackedRows<Row>({ label, columns, rows, rowKey }: ShownTable<Row>) {
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
