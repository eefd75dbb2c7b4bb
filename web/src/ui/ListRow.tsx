import type { ReactNode } from 'react';
import classes from './ListRow.module.css';
import text from './text.module.css';

type Props = {
  title: string;
  details: ReactNode;
  /** When it was. */
  period: string;
  status?: ReactNode;
  actions: ReactNode;
};

/** One row of a list panel, on the columns that all list panels share. */
export function ListRow({ title, details, period, status, actions }: Props) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p className={text.rowTitle}>{title}</p>
        <p className={text.secondary}>{details}</p>
      </div>
      <div className={classes.when}>
        <p>{period}</p>
        {status}
      </div>
      <div className={classes.actions}>{actions}</div>
    </li>
  );
}
