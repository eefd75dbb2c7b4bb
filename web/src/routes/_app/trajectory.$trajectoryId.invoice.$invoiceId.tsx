import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { InvoicePage } from '../../features/invoices/InvoicePage.tsx';
import { invoiceQuery } from '../../features/invoices/invoices.api.ts';
import { headQuery } from '../../features/trajectories/trajectories.api.ts';
import { useNotFound } from '../../platform/useNotFound.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

export const Route = createFileRoute('/_app/trajectory/$trajectoryId/invoice/$invoiceId')({
  staticData: { wing: 'desk' },
  component: InvoiceRoute,
});

function InvoiceRoute() {
  const { t } = useTranslation();
  const params = Route.useParams();
  const trajectoryId = Number(params.trajectoryId);
  const invoice = useQuery(invoiceQuery({ trajectoryId, invoiceId: Number(params.invoiceId) }));
  const head = useQuery(headQuery(trajectoryId));
  const error = invoice.error ?? head.error;
  const isUnknown = useNotFound(error, 'notify.invoice.not_found', params.invoiceId);
  const retry = () => {
    invoice.refetch();
    head.refetch();
  };
  if (isUnknown) return null;
  if (!invoice.data || !head.data)
    return (
      <>
        <PageHead title={t('invoices.title')} />
        <Panel title={t('invoices.rows')}>
          {error ? (
            <PanelError title={t('invoices.page_failed')} onRetry={retry} />
          ) : (
            <RowsSkeleton rows={4} />
          )}
        </Panel>
      </>
    );
  const { client, organisation } = head.data;
  return (
    <InvoicePage
      of={{ trajectoryId, client: client.name, organisation }}
      invoice={invoice.data}
      back={
        <Link to="/trajectories/$trajectoryId" params={{ trajectoryId: params.trajectoryId }}>
          {client.name}
        </Link>
      }
    />
  );
}
