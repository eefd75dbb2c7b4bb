import { useQuery } from '@tanstack/react-query';
import type { SharedPage } from '@traject/contract/portal';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { Changes } from './Changes.tsx';
import { PageRow } from './PageRow.tsx';
import { sharedQuery } from './portal.api.ts';

const ContactDialog = lazily(() => import('./ContactDialog.tsx'), 'ContactDialog');

type Props = {
  trajectoryId: number;
  /** What was written to and by one of them. */
  messages: (page: SharedPage, onClose: () => void) => ReactNode;
};

/** Who else sees something of a trajectory, how it stands with that, and what they did. */
export function SharedPanel({ trajectoryId, messages }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(sharedQuery(trajectoryId));
  const [opened, setOpened] = useState<SharedPage['party'] | 'contact'>();
  const close = () => setOpened(undefined);
  const thread = data?.pages.find(({ party }) => party === opened);
  return (
    <Panel title={t('shared.title')}>
      {data && <Changes trajectoryId={trajectoryId} changes={data.changes} />}
      {data?.pages.map((page) => (
        <PageRow
          key={page.party}
          trajectoryId={trajectoryId}
          page={page}
          onMessages={() => setOpened(page.party)}
          onAddContact={() => setOpened('contact')}
        />
      ))}
      {!data && isError && <PanelError title={t('shared.failed')} onRetry={() => refetch()} />}
      {!data && !isError && <RowsSkeleton rows={2} />}
      <Suspense>
        {thread && messages(thread, close)}
        {opened === 'contact' && <ContactDialog trajectoryId={trajectoryId} onClose={close} />}
      </Suspense>
    </Panel>
  );
}
