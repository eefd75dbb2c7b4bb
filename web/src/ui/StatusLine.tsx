import { type Icon, IconCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './StatusLine.module.css';

type Kind = 'done' | 'waiting' | 'none';

/** A small line that says how far something is, with its sign. */
export function StatusLine({ kind, children }: { kind: Kind; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <p className={classes.line} data-kind={kind}>
      {Icon && <Icon size={14} stroke={2} aria-hidden />}
      {children}
    </p>
  );
}

const icons: Partial<Record<Kind, Icon>> = { done: IconCheck, waiting: IconClock };
