import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './BackLine.module.css';

/** Around the link to where a page was opened from. */
export function BackLine({ children }: { children: ReactNode }) {
  return (
    <div className={classes.back}>
      <IconArrowLeft size={15} stroke={1.9} aria-hidden />
      {children}
    </div>
  );
}
