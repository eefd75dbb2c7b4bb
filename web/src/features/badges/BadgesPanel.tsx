import { useQuery } from '@tanstack/react-query';
import type { BadgeTask } from '@traject/contract/badges';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { BadgeRow } from './BadgeRow.tsx';
import { badgesQuery } from './badges.api.ts';

const dialogs = () => import('./BadgeDialogs.tsx');
const GrantDialog = lazily(dialogs, 'GrantDialog');
const RevokeDialog = lazily(dialogs, 'RevokeDialog');

type Props = { studentId: number; diplomaId: number };

/** The core tasks of a diploma, and which badges the student has; its texts are `badges`. */
export function BadgesPanel({ studentId, diplomaId }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(badgesQuery(studentId, diplomaId));
  const [asked, setAsked] = useState<BadgeTask>();
  const dialog = { studentId, onClose: () => setAsked(undefined) };
  return (
    <Panel title={t('badges.title')}>
      {!data && isError && <PanelError title={t('badges.failed')} onRetry={() => refetch()} />}
      {!data && !isError && <RowsSkeleton rows={3} />}
      {data && (
        <ul>
          {data.map((task) => (
            <BadgeRow key={task.core_task_id} task={task} onAsk={() => setAsked(task)} />
          ))}
        </ul>
      )}
      <Suspense>
        {asked?.may_grant && <GrantDialog {...dialog} task={asked} />}
        {asked?.may_revoke && asked.badge && (
          <RevokeDialog {...dialog} task={asked} badge={asked.badge} />
        )}
      </Suspense>
    </Panel>
  );
}
