import type { ReactNode } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import classes from './styleguide.module.css';

type Props = { title: string; intro: string; children: ReactNode };

/** These pages stand outside the product: no menu, no sign-in, nothing but the parts. */
export function GuideFrame({ title, intro, children }: Props) {
  return (
    <main className={classes.page} id="content">
      <Logo withText />
      <div className={classes.intro}>
        <PageHead title={title} />
        <p>{intro}</p>
      </div>
      {children}
    </main>
  );
}
