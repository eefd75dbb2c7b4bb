import type { ReactNode } from 'react';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { Logo } from '../../ui/Logo.tsx';
import text from '../../ui/text.module.css';
import classes from './AuthCard.module.css';

type Props = {
  title: string;
  intro: string;
  wide?: boolean;
  children: ReactNode;
  below?: ReactNode;
};

export function AuthCard({ title, intro, wide = false, children, below }: Props) {
  usePageTitle(title);
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      <div className={classes.logo}>
        <Logo withText />
      </div>
      <h1 className={text.h1}>{title}</h1>
      <p className={classes.intro}>{intro}</p>
      <div className={classes.card}>{children}</div>
      {below}
    </div>
  );
}
