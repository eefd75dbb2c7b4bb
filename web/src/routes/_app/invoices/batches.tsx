import { createFileRoute } from '@tanstack/react-router';
import { BatchesPage } from '../../../features/invoiceBatches/BatchesPage.tsx';
import type { BatchSearch } from '../../../features/invoiceBatches/invoiceBatches.api.ts';
import { idOf, reading } from '../../../platform/search.ts';
import { usePlaces } from '../../../platform/usePlaces.ts';
import { PlaceFilter } from '../../../ui/PlaceFilter.tsx';

export const Route = createFileRoute('/_app/invoices/batches')({
  staticData: { wing: 'invoicing' },
  validateSearch: reading<BatchSearch>({ organisation_id: idOf, batch_id: idOf }),
  component: BatchesRoute,
});

function BatchesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const places = usePlaces('invoiceSettings');
  const place = places.find(({ id }) => id === search.organisation_id) ?? places[0];
  if (!place) return null;
  const { organisation_id } = search;
  return (
    <BatchesPage
      key={place.id}
      organisationId={place.id}
      batchId={search.batch_id}
      onBatch={(batch_id) => navigate({ search: { organisation_id, batch_id } })}
      filters={
        <PlaceFilter
          places={places}
          place={place}
          onPlace={(id) => navigate({ search: { organisation_id: id } })}
        />
      }
    />
  );
}
