import { type ReactNode, useState } from 'react';
import { MoreToggle } from '../../../ui/MoreToggle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Item.module.css';

type Props<Row> = {
  title: string;
  items: readonly Row[];
  /** How many are shown until all are asked for. */
  short?: number;
  item: (row: Row) => ReactNode;
};

/** A list to read: not there without items, and the first few of a long one. */
export function ItemsPanel<Row extends { id: number }>(props: Props<Row>) {
  const { title, items, short = 2, item } = props;
  const [isOpen, setOpen] = useState(false);
  const total = items.length;
  if (total === 0) return null;
  return (
    <Panel
      title={title}
      count={total}
      footer={
        total > short && (
          <MoreToggle open={isOpen} total={total} onToggle={() => setOpen(!isOpen)} />
        )
      }
    >
      <ul>
        {(isOpen ? items : items.slice(0, short)).map((row) => (
          <li key={row.id} className={classes.row}>
            {item(row)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
