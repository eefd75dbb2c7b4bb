import { Link, type LinkOptions } from '@tanstack/react-router';
import classes from './TabLinks.module.css';

type Props = { label: string; tabs: readonly { link: LinkOptions; label: string }[] };

/** The pages of one part of the site, each at its own address. */
export function TabLinks({ label, tabs }: Props) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.link.to} {...tab.link} className={classes.tab}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
