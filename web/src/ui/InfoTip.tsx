import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import classes from './IconButton.module.css';
import { Tip } from './Tip.tsx';

type Props = {
  /** All of it in words, which a screen reader says without opening anything. */
  label: string;
  children: ReactNode;
};

/** More about a row: under the mouse, at the keyboard's focus, and at a tap of a finger. */
export function InfoTip({ label, children }: Props) {
  return (
    <Tip label={children} isRich>
      <ActionIcon className={classes.button} aria-label={label}>
        <Icon of={IconInfoCircle} />
      </ActionIcon>
    </Tip>
  );
}
