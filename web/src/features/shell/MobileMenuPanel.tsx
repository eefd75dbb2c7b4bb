import { Button, VisuallyHidden } from '@mantine/core';
import { IconHelpCircle, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import classes from './MobileMenu.module.css';
import { OwnAvatar } from './OwnAvatar.tsx';
import { useAccount } from './useAccount.ts';
import type { MenuEntry } from './useMenu.ts';

export function MobileMenuPanel({ entries, onGo }: { entries: MenuEntry[]; onGo: () => void }) {
  const { t } = useTranslation();
  const { name, first_name, last_name, leave } = useAccount();
  return (
    <>
      <MenuLinks entries={entries} direction="column" onGo={onGo} />
      <div className={classes.extra}>
        <Link to="/help" className={classes.help} onClick={onGo}>
          <IconHelpCircle size={20} stroke={1.5} />
          {t('shell.menu.help')}
        </Link>
        <LanguageSwitch />
      </div>
      <div className={classes.account}>
        <Link to="/account" className={classes.own} onClick={onGo}>
          <OwnAvatar name={name} />
          <span className={classes.name}>
            {first_name} {last_name}
            <VisuallyHidden>{t('menu.my_account')}</VisuallyHidden>
          </span>
        </Link>
        <Button variant="default" h={44} leftSection={<Icon of={IconLogout} />} onClick={leave}>
          {t('shell.menu.sign_out')}
        </Button>
      </div>
    </>
  );
}
