import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import classes from './today.module.css';

type Props = {
  /** What stands in front: a time, a box to tick. */
  lead?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** The one button that helps. */
  action?: ReactNode;
  tone?: 'late' | undefined;
};

/** One line of the day. */
export function DayRow({ lead, title, children, action, tone }: Props) {
  return (
    <li className={classes.row} data-tone={tone}>
      {lead && <div className={classes.lead}>{lead}</div>}
      <div className={layout.grow}>
        <div className={text.rowTitle}>{title}</div>
        {children}
      </div>
      {action && (
        <Row gap={4} justify="end" className={classes.action}>
          {action}
        </Row>
      )}
    </li>
  );
}

type About = { id: number; client: { name: string } };

/** The client, as the way to the trajectory. */
export function ClientLink({ trajectory, hash }: { trajectory: About; hash?: string }) {
  return (
    <Link
      to="/trajectories/$trajectoryId"
      params={{ trajectoryId: String(trajectory.id) }}
      {...(hash && { hash })}
    >
      {trajectory.client.name}
    </Link>
  );
}
