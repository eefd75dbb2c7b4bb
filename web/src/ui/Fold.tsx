import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './Fold.module.css';
import form from './form.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  label: string;
  /** Something in it has to be seen, such as a field that is wrong. */
  isOpen?: boolean;
  children: ReactNode;
};

/** Fields that are seldom needed, out of sight until they are asked for. */
export function Fold({ label, isOpen = false, children }: Props) {
  const [wanted, setWanted] = useState(false);
  return (
    <details
      className={classes.fold}
      open={wanted || isOpen}
      onToggle={({ currentTarget }) => setWanted(currentTarget.open)}
    >
      <summary className={classes.summary}>
        <Icon of={IconChevronRight} size="small" />
        {label}
      </summary>
      <div className={`${form.fields} ${classes.inside}`}>{children}</div>
    </details>
  );
}
