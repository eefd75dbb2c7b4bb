import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getConfig } from '../../platform/config.ts';
import { useLastSearch } from '../../platform/lastSearch.ts';
import { meQuery } from '../../platform/session.ts';
import { doors } from '../../wings.ts';

type Door = (typeof doors)[number];

/** The entries that this account may see, in their order. */
export function useMenu(pendingCount = 0) {
  const { t } = useTranslation();
  const search = useLastSearch('/trajectories');
  const { data: me } = useQuery(meQuery);
  const waiting = me?.waiting_people ?? 0;

  const isShown = (door: Door) =>
    (!('ability' in door) || me?.abilities.includes(door.ability)) &&
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
