import { createFileRoute } from '@tanstack/react-router';
import type { InvoiceSearch } from '../../../features/bookkeeping/bookkeeping.api.ts';
import { InvoicesPage } from '../../../features/bookkeeping/InvoicesPage.tsx';
import { idOf, pageOf, reading, wordOf } from '../../../platform/search.ts';
import { usePlaces } from '../../../platform/usePlaces.ts';
import { PlaceFilter } from '../../../ui/PlaceFilter.tsx';

export const Route = createFileRoute('/_app/invoices/')({
  validateSearch: reading<InvoiceSearch>({
    q: wordOf,
    state: wordOf,
    payer: wordOf,
    from: wordOf,
    to: wordOf,
    sort: wordOf,
    organisation_id: idOf,
    page: pageOf,
  }),
  component: InvoiceListRoute,
});

function InvoiceListRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const places = usePlaces('invoiceSettings');
  const place = places.find(({ id }) => id === search.organisation_id) ?? places[0];
  if (!place) return null;
  return (
    <InvoicesPage
      key={place.id}
      organisationId={place.id}
      search={search}
      onSearch={(next) => navigate({ search: next, replace: next.q !== search.q })}
      place={
        <PlaceFilter
          places={places}
          place={place}
          onPlace={(organisation_id) => navigate({ search: { organisation_id } })}
        />
      }
    />
  );
}
