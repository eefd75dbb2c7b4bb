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
      {entries.map(({ link, label, count, counted }) => (
        <Link
          key={link.to}
          {...link}
          className={classes.link}
          activeOptions={{ includeSearch: false }}
          onClick={onGo}
        >
          {label}
          {count ? <Count count={count} words={counted} /> : null}
        </Link>
      ))}
    </nav>
  );
}

function Count({ count, words }: { count: number; words: string | undefined }) {
  return (
    <span className={classes.count}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>, {words}</VisuallyHidden>
    </span>
  );
}
