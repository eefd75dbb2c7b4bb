import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { Row } from './layout.tsx';
import text from './text.module.css';

type Props = { icon: Icon; title: string; text?: ReactNode; action?: ReactNode };

export function EmptyState({ icon: Icon, title, text: sentence, action }: Props) {
  return (
    <Row gap={14} align="top" className={classes.state}>
      <Icon size={22} stroke={1.5} className={`${text.dim} ${classes.icon}`} aria-hidden />
      <div>
        <p className={text.rowTitle}>{title}</p>
        {sentence && <p className={`${text.secondary} ${classes.text}`}>{sentence}</p>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </Row>
  );
}
