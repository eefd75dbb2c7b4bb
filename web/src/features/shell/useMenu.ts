import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getConfig } from '../../platform/config.ts';
import { useLastSearch } from '../../platform/lastSearch.ts';
import { meQuery } from '../../platform/session.ts';
import { useCan } from '../../platform/useCan.ts';

/** The entries that this account may see, in their order. */
export function useMenu(pendingCount: number | undefined) {
  const { t } = useTranslation();
  const guides = useCan('trajectories');
  const search = useLastSearch('/trajectories');
  const hasProfile = useCan('profile');
  const writesTemplates = useCan('templates');
  const administers = useCan('administration');
  const { data: me } = useQuery(meQuery);
  const waiting = me?.waiting_people ?? 0;
  const seesOutbox = useCan('outbox') && getConfig().demo;
  return [
    ...(guides ? [{ link: { ...links.trajectories, search }, label: t('menu.trajectories') }] : []),
    { link: links.students, label: t('shell.menu.students') },
    {
      link: links.pending,
      label: t('shell.menu.pending'),
      count: pendingCount,
      counted: t('shell.menu.pending_count', { count: pendingCount ?? 0 }),
    },
    ...(hasProfile ? [{ link: links.profile, label: t('menu.profile') }] : []),
    ...(writesTemplates
      ? [
          { link: links.surveyTemplates, label: t('menu.survey_templates') },
          { link: links.documentTemplates, label: t('menu.document_templates') },
        ]
      : []),
    ...(administers
      ? [
          {
            link: links.admin,
            label: t('menu.admin'),
            count: waiting,
            counted: t('menu.waiting_count', { count: waiting }),
          },
        ]
      : []),
    ...(seesOutbox ? [{ link: links.outbox, label: t('shell.menu.outbox') }] : []),
  ];
}

export type MenuEntry = ReturnType<typeof useMenu>[number];

const links = {
  trajectories: linkOptions({ to: '/trajectories' }),
  students: linkOptions({ to: '/evaluation-students' }),
  pending: linkOptions({ to: '/pending-evaluations' }),
  profile: linkOptions({ to: '/profile' }),
  surveyTemplates: linkOptions({ to: '/survey-templates' }),
  documentTemplates: linkOptions({ to: '/document-templates' }),
  admin: linkOptions({ to: '/admin' }),
  outbox: linkOptions({ to: '/outbox' }),
};
