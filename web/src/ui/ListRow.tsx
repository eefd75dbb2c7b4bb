import type { ReactNode } from 'react';
import classes from './ListRow.module.css';
import layout from './layout.module.css';
import { Row } from './layout.tsx';
import text from './text.module.css';
import { useFreshRow } from './useFreshRow.ts';

type Props = {
  title: string;
  details: ReactNode;
  /** When it was. */
  period: string;
  status?: ReactNode;
  /** Whose words it is, where that is not the reader's side. */
  by?: string | undefined;
  actions: ReactNode;
  /** It was just saved. */
  isFresh: boolean;
};

/** One row of a list panel, on the columns that all list panels share. */
export function ListRow({ title, details, period, status, by, actions, isFresh }: Props) {
  return (
    <li className={classes.row} {...useFreshRow(isFresh)}>
      <div className={layout.grow}>
        <p className={text.rowTitle}>{title}</p>
        <div className={text.secondary}>{details}</div>
        {by && <p className={`${text.secondary} ${text.soft}`}>{by}</p>}
      </div>
      <div className={`${text.secondary} ${text.soft} ${text.num} ${classes.when}`}>
        <p>{period}</p>
        {status}
      </div>
      <Row gap={2} justify="end" className={classes.actions}>
        {actions}
      </Row>
    </li>
  );
}
