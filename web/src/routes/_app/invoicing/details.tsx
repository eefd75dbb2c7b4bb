import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MailSettingsPanel } from '../../../features/invoiceMails/MailSettingsPanel.tsx';
import { ClosingPanel } from '../../../features/invoiceSettings/ClosingPanel.tsx';
import { NumberingPanel } from '../../../features/invoiceSettings/NumberingPanel.tsx';
import { InvoiceDetailsPage } from '../../../features/organisations/InvoiceDetailsPage.tsx';
import { invoiceDetailsQuery } from '../../../features/organisations/organisations.api.ts';
import { KeptInvoicesPanel } from '../../../features/rights/KeptInvoicesPanel.tsx';
import { useTranslation } from '../../../platform/i18n.ts';
import { placeIn } from '../../../platform/search.ts';
import { usePlaces } from '../../../platform/usePlaces.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import { PlaceFilter } from '../../../ui/PlaceFilter.tsx';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';

export const Route = createFileRoute('/_app/invoicing/details')({
  validateSearch: placeIn,
  component: DetailsRoute,
});

function DetailsRoute() {
  const { t } = useTranslation();
  const { organisation_id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const places = usePlaces('invoiceSettings');
  const place = places.find(({ id }) => id === organisation_id) ?? places[0];
  const { data, error, refetch } = useQuery({
    ...invoiceDetailsQuery(place?.id ?? 0),
    enabled: place !== undefined,
  });
  const title = t('organisations.on_invoices.title');
  if (!data)
    return (
      <>
        <PageHead title={title} />
        <Panel title={title}>
          {error ? (
            <PanelError title={t('organisations.on_invoices.failed')} onRetry={() => refetch()} />
          ) : (
            <RowsSkeleton rows={4} />
          )}
        </Panel>
      </>
    );
  return (
    <InvoiceDetailsPage
      key={data.id}
      details={data}
      filters={
        <PlaceFilter
          places={places}
          place={place}
          onPlace={(id) => navigate({ search: { organisation_id: id } })}
        />
      }
    >
      <NumberingPanel organisationId={data.id} />
      <ClosingPanel organisationId={data.id} />
      <MailSettingsPanel organisationId={data.id} />
      <KeptInvoicesPanel organisationId={data.id} />
    </InvoiceDetailsPage>
  );
}
