import type { ReactNode } from 'react';
import classes from './ActionRow.module.css';
import { Row } from './layout.tsx';

type Props = { children: ReactNode; actions: ReactNode };

/** What something is, and beside it what can be done with it. */
export function ActionRow({ children, actions }: Props) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>{children}</div>
      <Row gap={8} wrap className={classes.actions}>
        {actions}
      </Row>
    </li>
  );
}
