import type { ReactNode } from 'react';
import classes from './Facts.module.css';

type Props = { items: readonly (readonly [label: string, value: ReactNode])[]; columns?: 2 | 3 };

/** Labels with their values: beside each other, or with `columns` the label above its value. */
export function Facts({ items, columns }: Props) {
  return (
    <dl className={columns ? classes.grid : classes.rows} data-columns={columns}>
      {items.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
