import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ProposalPanel } from '../../features/hours/ProposalPanel.tsx';
import { InvoiceMails } from '../../features/invoiceMails/InvoiceMails.tsx';
import { RepeatPanel } from '../../features/invoiceRepeats/RepeatPanel.tsx';
import { InvoicePage } from '../../features/invoices/InvoicePage.tsx';
import { invoiceQuery } from '../../features/invoices/invoices.api.ts';
import { headQuery } from '../../features/trajectories/trajectories.api.ts';
import { loadTexts, useTranslation } from '../../platform/i18n.ts';
import { useNotFound } from '../../platform/useNotFound.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { InvoicePayments } from './-InvoicePayments.tsx';
import { useOpenInvoice } from './-Unopened.tsx';

export const Route = createFileRoute('/_app/trajectory/$trajectoryId/invoice/$invoiceId')({
  staticData: { wing: 'desk' },
  loader: () => loadTexts('hours', 'invoice_desk', 'invoice_mails', 'invoice_repeats', 'vat'),
  component: InvoiceRoute,
});

function InvoiceRoute() {
  const { t } = useTranslation();
  const params = Route.useParams();
  const trajectoryId = Number(params.trajectoryId);
  const invoice = useQuery(invoiceQuery({ trajectoryId, invoiceId: Number(params.invoiceId) }));
  const head = useQuery(headQuery(trajectoryId));
  const openInvoice = useOpenInvoice(params.trajectoryId);
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
        <Panel title={t('invoice_desk.rows')}>
          {error ? (
            <PanelError title={t('invoice_desk.page_failed')} onRetry={retry} />
          ) : (
            <RowsSkeleton rows={4} />
          )}
        </Panel>
      </>
    );
  const { client, organisation } = head.data;
  const isRepeatable = invoice.data.kind === 'invoice';
  const isDraft = isRepeatable && invoice.data.state === 'draft';
  return (
    <InvoicePage
      of={{ trajectoryId, client: client.name, organisation }}
      invoice={invoice.data}
      onOpen={openInvoice}
      back={
        <Link to="/trajectories/$trajectoryId" params={{ trajectoryId: params.trajectoryId }}>
          {client.name}
        </Link>
      }
    >
      <InvoicePayments
        trajectoryId={trajectoryId}
        organisationId={organisation.id}
        invoice={invoice.data}
      />
      <InvoiceMails trajectoryId={trajectoryId} invoice={invoice.data} />
      {isDraft && <ProposalPanel trajectoryId={trajectoryId} invoiceId={invoice.data.id} />}
      {isRepeatable && <RepeatPanel trajectoryId={trajectoryId} invoiceId={invoice.data.id} />}
    </InvoicePage>
  );
}
