import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './PanelButton.module.css';

type Props = {
  /** What it does, in full, for readers who cannot see which title it belongs to. */
  label: string;
  icon: Icon;
  /** The letter that does the same. */
  shortcut?: string;
  children: ReactNode;
  onClick: () => void;
};

export function PanelButton({ label, icon: Icon, shortcut, children, onClick }: Props) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      className={classes.button}
      classNames={{ section: classes.section }}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={shortcut && `${label} (${shortcut})`}
      leftSection={<Icon size={16} stroke={2} aria-hidden />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
