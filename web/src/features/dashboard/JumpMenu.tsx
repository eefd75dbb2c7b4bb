import { IconChevronDown } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { JumpLinks } from './JumpLinks.tsx';
import classes from './JumpMenu.module.css';

/** The same links as a menu, where there is no room to list them. */
export function JumpMenu() {
  const { t } = useTranslation();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details
      ref={menu}
      className={classes.menu}
      onBlur={({ relatedTarget }) => {
        if (!menu.current?.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary>
        {t('dashboard.go_to')}
        <Icon of={IconChevronDown} size="small" />
      </summary>
      <JumpLinks className={classes.list} onGo={close} />
    </details>
  );
}
