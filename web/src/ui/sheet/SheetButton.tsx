import type { Icon } from '@tabler/icons-react';
import type { ButtonHTMLAttributes } from 'react';
import classes from './Sheet.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'plain' | 'quiet';
  icon?: Icon;
  /** What was asked for is on its way. */
  isBusy?: boolean;
};

/** The browser's own button: the page must be light enough for an old phone. */
export function SheetButton({ look, icon: Icon, isBusy = false, children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={classes.button}
      data-look={look}
      aria-busy={isBusy}
      disabled={isBusy}
      {...rest}
    >
      {isBusy && <span className={classes.wheel} />}
      {Icon && !isBusy && <Icon size={20} stroke={1.75} aria-hidden />}
      {children}
    </button>
  );
}
