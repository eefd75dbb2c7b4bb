import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconHelpCircle, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import classes from './AccountBar.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { OwnAvatar } from './OwnAvatar.tsx';
import { useAccount } from './useAccount.ts';

/** The right end of the full header: help, language, who you are, and the way out. */
export function AccountBar() {
  const { t } = useTranslation();
  const { name, first_name, last_name, leave } = useAccount();
  return (
    <div className={classes.bar}>
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
        <span className={classes.first}>
          {first_name}
          <VisuallyHidden> {t('menu.account', { last_name })}</VisuallyHidden>
        </span>
      </Link>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes.leave}
        leftSection={<Icon of={IconLogout} size="small" />}
        onClick={leave}
      >
        {t('shell.menu.sign_out')}
      </Button>
    </div>
  );
}
