import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { MouseEventHandler } from 'react';
import classes from './IconButton.module.css';
import { Tip } from './Tip.tsx';

type Props = {
  label: string;
  icon: Icon;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Shown beside the icon in a slot of its own width; zero shows the icon alone. */
  count?: number;
  danger?: boolean;
  disabled?: boolean;
};

export function IconButton({ label, icon: Icon, onClick, count, danger, disabled }: Props) {
  return (
    <Tip label={label}>
      <ActionIcon
        className={classes.button}
        mod={{ counted: count !== undefined, filled: !!count, danger }}
        aria-label={count ? `${label}: ${count}` : label}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
      >
        <Icon size={17} stroke={1.75} aria-hidden />
        {!!count && <span className={classes.count}>{count}</span>}
      </ActionIcon>
    </Tip>
  );
}
