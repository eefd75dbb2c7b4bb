import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import classes from './ItemRow.module.css';

type Props = { title: ReactNode; details?: ReactNode; actions: ReactNode };

export function ItemRow({ title, details, actions }: Props) {
  return (
    <Row as="li" gap={12} className={classes.row}>
      <div className={layout.grow}>
        <div className={text.rowTitle}>{title}</div>
        {details && <div className={`${text.secondary} ${text.lines}`}>{details}</div>}
      </div>
      <Row gap={2} className={layout.still}>
        {actions}
      </Row>
    </Row>
  );
}
