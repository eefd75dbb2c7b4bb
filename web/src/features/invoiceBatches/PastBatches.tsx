import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InvoiceBatch } from '@traject/contract/invoiceBatches';
import { useState } from 'react';
import { formatDate, formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { batchListQuery } from './invoiceBatches.api.ts';

type Props = { organisationId: number; onOpen: (batchId: number) => void };

/** Earlier batches; nothing when there are none. */
export function PastBatches({ organisationId, onOpen }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data } = useQuery(batchListQuery(organisationId, { page, per_page: 10 }));
  const columns = useColumns(onOpen);
  if (!data || data.meta.total === 0) return null;
  return (
    <Panel title={t('invoice_batches.past')} count={data.meta.total}>
      <DataTable
        label={t('invoice_batches.past')}
        columns={columns}
        rows={data.data}
        rowKey={({ id }) => id}
        footer={data.meta.last_page > 1 && <Pager meta={data.meta} onPage={setPage} />}
      />
    </Panel>
  );
}

function useColumns(onOpen: Props['onOpen']): Column<InvoiceBatch>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'when',
      header: 'invoice_batches.when',
      primary: true,
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    {
      key: 'invoice_date',
      header: 'invoice_batches.invoice_date',
      cell: ({ invoice_date }) => formatDate(invoice_date),
    },
    {
      key: 'as',
      header: 'invoice_batches.made_as',
      cell: ({ finalise }) => t(`invoice_batches.kinds.${finalise ? 'final' : 'draft'}`),
    },
    {
      key: 'result',
      header: 'invoice_batches.result',
      cell: ({ done_at, made, wanted: all }) =>
        done_at ? t('invoice_batches.made', { made, all }) : t('invoice_batches.running'),
    },
    {
      key: 'actions',
      header: 'invoice_batches.report',
      width: 120,
      actions: true,
      cell: ({ id, created_at }) => (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('invoice_batches.open', { date: formatDateTime(created_at) })}
          onClick={() => onOpen(id)}
        >
          {t('invoice_batches.report')}
        </Button>
      ),
    },
  ];
}
