import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getConfig } from '../../platform/config.ts';
import { useCan } from '../../platform/session.ts';

/** The entries that this account may see, in their order. */
export function useMenu(pendingCount: number | undefined) {
  const { t } = useTranslation();
  const seesOutbox = useCan('outbox') && getConfig().demo;
  return [
    { link: links.students, label: t('shell.menu.students') },
    { link: links.pending, label: t('shell.menu.pending'), count: pendingCount },
    ...(seesOutbox ? [{ link: links.outbox, label: t('shell.menu.outbox') }] : []),
  ];
}

export type MenuEntry = ReturnType<typeof useMenu>[number];

const links = {
  students: linkOptions({ to: '/evaluation-students' }),
  pending: linkOptions({ to: '/pending-evaluations' }),
  outbox: linkOptions({ to: '/outbox' }),
};
