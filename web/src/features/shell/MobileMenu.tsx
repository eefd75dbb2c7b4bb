import { ActionIcon } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import classes from './MobileMenu.module.css';
import { MobileMenuPanel } from './MobileMenuPanel.tsx';
import type { MenuEntry } from './useMenu.ts';

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
