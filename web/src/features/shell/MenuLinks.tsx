import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './MenuLinks.module.css';
import type { MenuEntry } from './useMenu.ts';

type Props = { entries: MenuEntry[]; direction: 'row' | 'column'; onGo?: () => void };

export function MenuLinks({ entries, direction, onGo }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('shell.main_menu')} className={classes[direction]}>
      {entries.map(({ link, label, count }) => (
        <Link
          key={link.to}
          {...link}
          className={classes.link}
          activeOptions={{ includeSearch: false }}
          onClick={onGo}
        >
          {label}
          {count ? <Count count={count} /> : null}
        </Link>
      ))}
    </nav>
  );
}

function Count({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes.count}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>, {t('shell.menu.pending_count', { count })}</VisuallyHidden>
    </span>
  );
}
