import {
  type Icon,
  IconCheck,
  IconClock,
  IconClockOff,
  IconMail,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './StatusLine.module.css';

export type StatusKind = 'done' | 'waiting' | 'refused' | 'over' | 'sent' | 'none';

/** A small line that says how far something is, with its sign. */
export function StatusLine({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <p className={classes.line} data-kind={kind}>
      {Icon && <Icon size={14} stroke={2} aria-hidden />}
      {children}
    </p>
  );
}

const icons: Partial<Record<StatusKind, Icon>> = {
  done: IconCheck,
  waiting: IconClock,
  refused: IconX,
  over: IconClockOff,
  sent: IconMail,
};
