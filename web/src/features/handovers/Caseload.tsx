import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Load } from '@traject/contract/handovers';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import { caseloadQuery } from './handovers.api.ts';
import { RecentHandovers } from './RecentHandovers.tsx';
import { StateCounts } from './StateCounts.tsx';

const HandoverDialog = lazily(() => import('./HandoverDialog.tsx'), 'HandoverDialog');

/** What each counselor carries, and the way to give some of it to another. */
export function Caseload({ teamId }: { teamId: number | undefined }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(caseloadQuery(teamId));
  const [giver, setGiver] = useState<Load>();
  const columns = useColumns(setGiver);
  return (
    <Panel title={t('handovers.title')} count={data?.length} footer={<RecentHandovers />}>
      {!data && isError ? (
        <PanelError title={t('handovers.failed')} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('handovers.title')}
          columns={columns}
          rows={data}
          rowKey={({ person }) => person.id}
        />
      )}
      {giver && (
        <Suspense>
          <HandoverDialog giver={giver} onClose={() => setGiver(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}

function useColumns(onGive: (giver: Load) => void): Column<Load>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'person',
      header: 'handovers.counselor',
      primary: true,
      width: '24%',
      cell: ({ person, is_active }) => (
        <>
          {person.name}
          {!is_active && <p className={text.secondary}>{t('handovers.left')}</p>}
        </>
      ),
    },
    { key: 'open', header: 'handovers.open', width: 88, align: 'right', cell: ({ open }) => open },
    {
      key: 'states',
      header: 'handovers.by_state',
      cell: ({ states }) => <StateCounts states={states} />,
    },
    {
      key: 'overdue',
      header: 'handovers.overdue',
      width: 120,
      cell: ({ overdue }) =>
        overdue > 0 ? (
          <StatusLine kind="over">{t('handovers.late', { count: overdue })}</StatusLine>
        ) : (
          t('handovers.none')
        ),
    },
    {
      key: 'wait',
      header: 'handovers.wait',
      width: 120,
      cell: ({ average_wait: days }) =>
        days === null ? t('handovers.no_wait') : t('handovers.days', { count: days }),
    },
    {
      key: 'actions',
      header: 'handovers.actions',
      width: 130,
      actions: true,
      cell: (load) =>
        load.open > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('handovers.give_name', load.person)}
            onClick={() => onGive(load)}
          >
            {t('handovers.give')}
          </Button>
        ),
    },
  ];
}
