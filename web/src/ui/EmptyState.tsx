import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import text from './text.module.css';

type Props = { icon: Icon; title: string; text?: ReactNode; action?: ReactNode };

export function EmptyState({ icon: Icon, title, text: sentence, action }: Props) {
  return (
    <div className={classes.state}>
      <Icon size={22} stroke={1.5} className={classes.icon} aria-hidden />
      <div>
        <p className={text.rowTitle}>{title}</p>
        {sentence && <p className={classes.text}>{sentence}</p>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}
