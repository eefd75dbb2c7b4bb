import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { doors } from '../../doors.ts';
import { getConfig } from '../../platform/config.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useLastSearch } from '../../platform/lastSearch.ts';
import { meetsStudents } from '../../platform/meetsStudents.ts';
import { meQuery } from '../../platform/session.ts';
import text from '../../ui/text.module.css';
import classes from './MenuLinks.module.css';

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
    <span className={`${text.num} ${classes.count}`}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>, {words}</VisuallyHidden>
    </span>
  );
}

type Door = (typeof doors)[number];

/** The entries that this account may see, in order. */
export function useMenu(pendingCount = 0) {
  const { t } = useTranslation();
  const search = useLastSearch('/trajectories');
  const { data: me } = useQuery(meQuery);
  const waiting = me?.waiting_people ?? 0;

  const isShown = (door: Door) =>
    (!('ability' in door) || me?.abilities.includes(door.ability)) &&
    (!('teachers' in door) || me?.teaches) &&
    (!('unless' in door) || !me?.abilities.includes(door.unless)) &&
    (!('students' in door) || !me || meetsStudents(me)) &&
    (door.to !== '/outbox' || getConfig().demo);
  const counts: Partial<Record<Door['to'], { count: number; counted: string }>> = {
    '/pending-evaluations': {
      count: pendingCount,
      counted: t('shell.menu.pending_count', { count: pendingCount }),
    },
    '/admin': { count: waiting, counted: t('menu.waiting_count', { count: waiting }) },
  };
  return doors.filter(isShown).map(({ to, label }) => ({
    link: to === '/trajectories' ? { to, search } : { to },
    label: t(label),
    ...counts[to],
  }));
}

export type MenuEntry = ReturnType<typeof useMenu>[number];
