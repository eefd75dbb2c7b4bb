import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { InvoiceBatch, InvoiceBatchLine } from '@traject/contract/invoiceBatches';
import { formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import { batchQuery } from './invoiceBatches.api.ts';

type Props = { organisationId: number; batchId: number; onAgain: () => void };

/** What became of each; it fills while they are made. */
export function BatchReport({ organisationId, batchId, onAgain }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(batchQuery(organisationId, batchId));
  const columns = useColumns();
  return (
    <Panel title={t('invoice_batches.report')} count={data?.wanted}>
      {!data && isError && (
        <PanelError title={t('invoice_batches.report_failed')} onRetry={() => refetch()} />
      )}
      {!data && !isError && <RowsSkeleton rows={3} />}
      {data && (
        <>
          <PanelBody>
            <Summary batch={data} done={data.lines.filter(({ outcome }) => outcome).length} />
            <div>
              <Button variant="default" onClick={onAgain}>
                {t('invoice_batches.another')}
              </Button>
            </div>
          </PanelBody>
          <DataTable
            label={t('invoice_batches.report')}
            columns={columns}
            rows={data.lines}
            rowKey={({ trajectory_id }) => trajectory_id}
          />
        </>
      )}
    </Panel>
  );
}

function Summary({ batch, done }: { batch: InvoiceBatch; done: number }) {
  const { t } = useTranslation();
  const { done_at, wanted: all, made, refused } = batch;
  if (!done_at)
    return <Callout kind="info" role="status" title={t('invoice_batches.busy', { done, all })} />;
  return (
    <Callout
      kind={refused > 0 ? 'warn' : 'info'}
      role="status"
      title={t('invoice_batches.done', { made, all })}
    >
      {refused > 0 && t('invoice_batches.refused', { count: refused })}
    </Callout>
  );
}

const looks = {
  draft: 'done',
  final: 'done',
  nothing: 'none',
  refused: 'refused',
  waiting: 'waiting',
} as const;

function useColumns(): Column<InvoiceBatchLine>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'client',
      header: 'invoice_batches.client',
      primary: true,
      cell: ({ trajectory_id, client }) => (
        <Link to="/trajectories/$trajectoryId" params={{ trajectoryId: String(trajectory_id) }}>
          {client}
        </Link>
      ),
    },
    {
      key: 'outcome',
      header: 'invoice_batches.outcome',
      stacked: 'bare',
      cell: ({ outcome, reasons }) => (
        <div>
          <StatusLine kind={looks[outcome ?? 'waiting']}>
            {t(`invoice_batches.outcomes.${outcome ?? 'waiting'}`)}
          </StatusLine>
          {reasons.map((reason) => (
            <p key={reason} className={text.secondary}>
              {reason}
            </p>
          ))}
        </div>
      ),
    },
    {
      key: 'invoice',
      header: 'invoice_batches.invoice',
      width: 150,
      cell: (line) => line.invoice && <InvoiceLink {...line} invoice={line.invoice} />,
    },
    {
      key: 'amount',
      header: 'invoice_batches.amount',
      width: 150,
      align: 'right',
      cell: ({ outcome, invoice }) =>
        outcome === 'final' &&
        invoice && <span className={text.num}>{formatEuro(invoice.total_with_vat)}</span>,
    },
  ];
}

type LinkProps = Pick<InvoiceBatchLine, 'trajectory_id' | 'outcome'> & {
  invoice: NonNullable<InvoiceBatchLine['invoice']>;
};

/** Not preloaded: opening an invoice is recorded. */
function InvoiceLink({ trajectory_id, outcome, invoice }: LinkProps) {
  const { t } = useTranslation();
  const params = { trajectoryId: String(trajectory_id), invoiceId: String(invoice.id) };
  return (
    <Link to="/trajectory/$trajectoryId/invoice/$invoiceId" params={params} preload={false}>
      {outcome === 'final' ? invoice.invoice_number : t('invoice_batches.open_draft')}
    </Link>
  );
}
