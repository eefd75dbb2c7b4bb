import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { home } from '../../platform/paths.ts';
import { Logo } from '../../ui/Logo.tsx';
import { AccountBar } from './AccountBar.tsx';
import classes from './Header.module.css';
import { MenuLinks } from './MenuLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { useMenu } from './useMenu.ts';

export function Header({ pendingCount }: { pendingCount?: number | undefined }) {
  const { t } = useTranslation();
  const entries = useMenu(pendingCount);
  const isWide = useMediaQuery('(min-width: 1400px)', true, { getInitialValueInEffect: false });

  return (
    <header className={classes.header}>
      <div className={classes.inside}>
        <Link to={home} className={classes.logo} aria-label={t('shell.home')}>
          <Logo withText />
        </Link>
        {isWide ? (
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
