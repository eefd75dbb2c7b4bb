import type { ReactNode } from 'react';
import classes from './ListRow.module.css';
import text from './text.module.css';
import { useFreshRow } from './useFreshRow.ts';

type Props = {
  title: string;
  details: ReactNode;
  /** When it was. */
  period: string;
  status?: ReactNode;
  actions: ReactNode;
  /** It was just saved. */
  isFresh: boolean;
};

/** One row of a list panel, on the columns that all list panels share. */
export function ListRow({ title, details, period, status, actions, isFresh }: Props) {
  return (
    <li className={classes.row} {...useFreshRow(isFresh)}>
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
