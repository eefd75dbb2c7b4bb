import { IconDownload, IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { KeptInvoice } from '@traject/contract/rights';
import { useState } from 'react';
import { formatDate, formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import { downloadKept, keptInvoicesQuery } from './rights.api.ts';

/** Invoices that outlived their trajectories. */
export function KeptInvoicesPanel({ organisationId }: { organisationId: number }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(keptInvoicesQuery(organisationId, { page }));
  const columns = useColumns(organisationId);
  const isFailed = !data && isError;
  return (
    <Panel title={t('rights.invoices.title')} count={data?.meta.total}>
      <PanelBody>
        <p className={text.soft}>{t('rights.invoices.text')}</p>
      </PanelBody>
      {isFailed && <PanelError title={t('rights.invoices.failed')} onRetry={() => refetch()} />}
      {!isFailed && (
        <DataTable
          label={t('rights.invoices.title')}
          columns={columns}
          rows={data?.data}
          rowKey={({ id }) => id}
          stackedTo="56em"
          empty={
            <EmptyState
              icon={IconFileInvoice}
              title={t('rights.invoices.empty')}
              text={t('rights.invoices.empty_text')}
            />
          }
          footer={data && data.meta.last_page > 1 && <Pager meta={data.meta} onPage={setPage} />}
        />
      )}
    </Panel>
  );
}

function useColumns(organisationId: number): Column<KeptInvoice>[] {
  return [
    {
      key: 'invoice_number',
      header: 'rights.invoices.number',
      cell: ({ invoice_number }) => invoice_number,
      primary: true,
    },
    {
      key: 'invoice_date',
      header: 'rights.invoices.date',
      cell: ({ invoice_date }) => formatDate(invoice_date),
      width: 120,
    },
    {
      key: 'billed_name',
      header: 'rights.invoices.billed',
      cell: ({ billed_name }) => billed_name ?? '–',
      width: '24%',
    },
    {
      key: 'total_with_vat',
      header: 'rights.invoices.total',
      cell: (invoice) => <span className={text.num}>{formatEuro(invoice.total_with_vat)}</span>,
      width: 120,
      align: 'right',
    },
    {
      key: 'kept_until',
      header: 'rights.invoices.until',
      cell: ({ kept_until }) => formatDate(kept_until),
      width: 160,
    },
    {
      key: 'actions',
      header: 'rights.invoices.actions',
      cell: (invoice) => <Download organisationId={organisationId} invoice={invoice} />,
      width: 70,
      actions: true,
    },
  ];
}

/** Downloads the PDF; when details are missing, the error names them. */
function Download({ organisationId, invoice }: { organisationId: number; invoice: KeptInvoice }) {
  const { t } = useTranslation();
  const download = useRowSave({
    save: (one: KeptInvoice) => downloadKept(organisationId, one),
    failed: 'notify.download_error',
    shown: [],
  });
  return (
    <IconButton
      label={t('rights.invoices.download', { number: invoice.invoice_number })}
      icon={IconDownload}
      onClick={() => download(invoice)}
    />
  );
}
