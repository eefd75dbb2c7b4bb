import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EvaluationRound } from '@traject/contract/evaluationRounds';
import { useState } from 'react';
import { formatDate, formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { roundsQuery } from './evaluationRounds.api.ts';

type Props = { onOpen: (roundId: number) => void };

/** Earlier times; nothing when there were none. */
export function PastRounds({ onOpen }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data } = useQuery(roundsQuery({ page, per_page: 10 }));
  const columns = useColumns(onOpen);
  if (!data || data.meta.total === 0) return null;
  return (
    <Panel title={t('evaluation_rounds.past')} count={data.meta.total}>
      <DataTable
        label={t('evaluation_rounds.past')}
        columns={columns}
        rows={data.data}
        rowKey={({ id }) => id}
        footer={data.meta.last_page > 1 && <Pager meta={data.meta} onPage={setPage} />}
      />
    </Panel>
  );
}

function useColumns(onOpen: Props['onOpen']): Column<EvaluationRound>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'when',
      header: 'evaluation_rounds.when',
      primary: true,
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    { key: 'group', header: 'evaluation_rounds.group', cell: ({ group }) => group?.name ?? '–' },
    {
      key: 'expires_on',
      header: 'evaluation_rounds.expires_on',
      cell: ({ expires_on }) => formatDate(expires_on),
    },
    {
      key: 'result',
      header: 'evaluation_rounds.result',
      cell: ({ done_at, asked }) =>
        done_at
          ? t('evaluation_rounds.preview.requests', { count: asked })
          : t('evaluation_rounds.running'),
    },
    {
      key: 'actions',
      header: 'evaluation_rounds.report',
      width: 120,
      actions: true,
      cell: ({ id, created_at }) => (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('evaluation_rounds.open', { date: formatDateTime(created_at) })}
          onClick={() => onOpen(id)}
        >
          {t('evaluation_rounds.report')}
        </Button>
      ),
    },
  ];
}
