import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import classes from './Sheet.module.css';

type Props = {
  icon?: Icon;
  /** The address of the sender's logo. */
  logo?: string | undefined;
  /** Above the title: from whom this is, or what it is about. */
  over?: string | undefined;
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
};

/** One state of a page behind a link. It takes the place of another, so the reader starts at its
 *  heading. */
export function Sheet({ icon: Icon, logo, over, title, intro, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sheet}>
      {logo && <img src={logo} alt="" className={classes.logo} />}
      {Icon && <Icon size={40} stroke={1.5} className={classes.sign} aria-hidden />}
      {over && <p className={classes.over}>{over}</p>}
      <h1 ref={heading} tabIndex={-1} data-page-start className={classes.title}>
        {title}
      </h1>
      {intro && <p className={classes.intro}>{intro}</p>}
      {children}
    </div>
  );
}
