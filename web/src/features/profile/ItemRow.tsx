import type { ReactNode } from 'react';
import text from '../../ui/text.module.css';
import classes from './ItemRow.module.css';

type Props = { title: ReactNode; details?: ReactNode; actions: ReactNode };

export function ItemRow({ title, details, actions }: Props) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <div className={text.rowTitle}>{title}</div>
        {details && <div className={classes.details}>{details}</div>}
      </div>
      <div className={classes.actions}>{actions}</div>
    </li>
  );
}
