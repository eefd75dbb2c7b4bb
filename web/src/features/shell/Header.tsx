import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconHelpCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { home } from '../../platform/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import frame from './Frame.module.css';
import classes from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MenuLinks, useMenu } from './MenuLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { OwnAvatar, useAccount } from './OwnAvatar.tsx';

export function Header({ pendingCount }: { pendingCount?: number | undefined }) {
  const { t, language } = useTranslation();
  const entries = useMenu(pendingCount);
  const isWide = useMediaQuery('(min-width: 1400px)', true, { getInitialValueInEffect: false });
  const { box, fit } = useFit(`${language} ${entries.length} ${isWide}`);

  return (
    <header className={classes.header}>
      <Row gap={12} className={frame.inside} ref={box}>
        <Link to={home} className={classes.logo} aria-label={t('shell.home')}>
          <Logo withText />
        </Link>
        {isWide && fit !== 'folded' ? (
          <>
            <MenuLinks entries={entries} direction="row" />
            <AccountBar isNamed={fit === 'whole'} />
          </>
        ) : (
          <MobileMenu entries={entries} />
        )}
      </Row>
    </header>
  );
}

type Fit = 'whole' | 'unnamed' | 'folded';
const shorter = { whole: 'unnamed', unnamed: 'folded', folded: undefined } as const;

/**
 * Some languages have longer words than a row has room for: then the name is left out, and if that
 * is not enough the menu folds. Measured again once fonts have arrived: the ones in their place are
 * wider.
 */
function useFit(words: string) {
  const box = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<{ menu: string; fit: Fit }>();
  const [fonts, setFonts] = useState(0);
  const menu = `${words} ${fonts}`;
  const fit = found?.menu === menu ? found.fit : 'whole';
  useEffect(() => {
    const arrived = () => setFonts((count) => count + 1);
    document.fonts?.addEventListener('loadingdone', arrived);
    return () => document.fonts?.removeEventListener('loadingdone', arrived);
  }, []);
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = box.current ?? {};
    const next = shorter[fit];
    if (next && scrollWidth > clientWidth) setFound({ menu, fit: next });
  }, [menu, fit]);
  return { box, fit };
}

/** The right end of the full header: help, language, who you are, and the way out. */
function AccountBar({ isNamed }: { isNamed: boolean }) {
  const { t } = useTranslation();
  const { name, first_name, last_name, leave } = useAccount();
  return (
    <Row gap={6} className={classes.bar}>
      <ActionIcon
        renderRoot={(props) => <Link to="/help" {...props} />}
        aria-label={t('shell.menu.help')}
        title={t('shell.menu.help')}
      >
        <Icon of={IconHelpCircle} />
      </ActionIcon>
      <LanguageSwitch />
      <span className={classes.divider} />
      <Link to="/account" className={classes.name} title={name}>
        <OwnAvatar name={name} />
        <span className={isNamed ? classes.first : text.hidden}>
          {first_name}
          <VisuallyHidden> {t('menu.account', { last_name })}</VisuallyHidden>
        </span>
      </Link>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes.leave}
        onClick={leave}
      >
        {t('shell.menu.sign_out')}
      </Button>
    </Row>
  );
}
