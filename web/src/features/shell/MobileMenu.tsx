import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconHelpCircle, IconLogout, IconMenu2, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { type MenuEntry, MenuLinks } from './MenuLinks.tsx';
import classes from './MobileMenu.module.css';
import { OwnAvatar, useAccount } from './OwnAvatar.tsx';

export function MobileMenu({ entries }: { entries: MenuEntry[] }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const outside = useClickOutside<HTMLDivElement>(close);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    toggle.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from wherever focus is.
    <div ref={outside} className={classes.menu} onKeyDown={closeOnEscape}>
      <ActionIcon
        ref={toggle}
        size={44}
        aria-label={t(isOpen ? 'shell.menu.close' : 'shell.menu.open')}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <Icon of={IconX} size="large" /> : <Icon of={IconMenu2} size="large" />}
      </ActionIcon>
      <div id="mobile-menu" hidden={!isOpen} className={classes.panel}>
        {isOpen && <MobileMenuPanel entries={entries} onGo={close} />}
      </div>
    </div>
  );
}

function MobileMenuPanel({ entries, onGo }: { entries: MenuEntry[]; onGo: () => void }) {
  const { t } = useTranslation();
  const { name, first_name, last_name, leave } = useAccount();
  return (
    <>
      <MenuLinks entries={entries} direction="column" onGo={onGo} />
      <Row justify="between" className={classes.line}>
        <Link to="/help" className={classes.help} onClick={onGo}>
          <IconHelpCircle size={20} stroke={1.5} />
          {t('shell.menu.help')}
        </Link>
        <LanguageSwitch />
      </Row>
      <Row className={classes.line}>
        <Link to="/account" className={classes.own} onClick={onGo}>
          <OwnAvatar name={name} />
          <span className={text.ellipsis}>
            {first_name} {last_name}
            <VisuallyHidden>{t('menu.my_account')}</VisuallyHidden>
          </span>
        </Link>
        <Button variant="default" h={44} leftSection={<Icon of={IconLogout} />} onClick={leave}>
          {t('shell.menu.sign_out')}
        </Button>
      </Row>
    </>
  );
}
