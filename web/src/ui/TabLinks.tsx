import { Link, type LinkOptions, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import classes from './TabLinks.module.css';

type Props = { label: string; tabs: readonly { link: LinkOptions; label: string }[] };

/** The pages of one part of the site, each at its own address. */
export function TabLinks({ label, tabs }: Props) {
  return (
    <nav ref={useOpenInView()} className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.link.to} {...tab.link} className={classes.tab}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

/** A phone has no room for all: the open one is brought to the middle. */
function useOpenInView() {
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const open = path && nav.current?.querySelector<HTMLElement>('[data-status="active"]');
    if (!open || !nav.current) return;
    nav.current.scrollLeft = open.offsetLeft - (nav.current.clientWidth - open.clientWidth) / 2;
  }, [path]);
  return nav;
}
