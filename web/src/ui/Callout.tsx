import { type Icon, IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './Callout.module.css';
import layout from './layout.module.css';

type Kind = 'info' | 'warn' | 'error';

type Props = {
  kind: Kind;
  icon?: Icon;
  title?: ReactNode;
  children?: ReactNode;
  role?: 'alert' | 'status';
  tabIndex?: -1;
  ref?: Ref<HTMLDivElement>;
};

export function Callout({ kind, icon, title, children, ...attributes }: Props) {
  const Icon = icon ?? icons[kind];
  return (
    <div className={classes.callout} data-kind={kind} {...attributes}>
      <Icon size={18} stroke={1.75} className={classes.icon} aria-hidden />
      <div className={layout.grow}>
        {title && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

const icons: Record<Kind, Icon> = {
  info: IconInfoCircle,
  warn: IconAlertTriangle,
  error: IconAlertCircle,
};
