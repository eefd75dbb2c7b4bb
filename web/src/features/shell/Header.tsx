import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { home } from '../../platform/paths.ts';
import { Logo } from '../../ui/Logo.tsx';
import { AccountBar } from './AccountBar.tsx';
import classes from './Header.module.css';
import { MenuLinks } from './MenuLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { useMenu } from './useMenu.ts';

export function Header({ pendingCount }: { pendingCount?: number | undefined }) {
  const { t, i18n } = useTranslation();
  const entries = useMenu(pendingCount);
  const isWide = useMediaQuery('(min-width: 1400px)', true, { getInitialValueInEffect: false });
  const { box, fits } = useFits(`${i18n.language} ${entries.length}`);

  return (
    <header className={classes.header}>
      <div className={classes.inside} ref={box}>
        <Link to={home} className={classes.logo} aria-label={t('shell.home')}>
          <Logo withText />
        </Link>
        {isWide && fits ? (
          <>
            <MenuLinks entries={entries} direction="row" />
            <AccountBar />
          </>
        ) : (
          <MobileMenu entries={entries} />
        )}
      </div>
    </header>
  );
}

/** Some languages have longer words than a row has room for. */
function useFits(menu: string) {
  const box = useRef<HTMLDivElement>(null);
  const [tooLong, setTooLong] = useState<string>();
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = box.current ?? {};
    if (scrollWidth > clientWidth) setTooLong(menu);
  }, [menu]);
  return { box, fits: tooLong !== menu };
}
