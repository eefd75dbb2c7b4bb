import { createFileRoute } from '@tanstack/react-router';
import { BankPage } from '../../../features/payments/BankPage.tsx';
import type { BankSearch } from '../../../features/payments/payments.api.ts';
import { idOf, pageOf, reading, wordOf } from '../../../platform/search.ts';
import { usePlaces } from '../../../platform/usePlaces.ts';
import { PlaceFilter } from '../../../ui/PlaceFilter.tsx';

export const Route = createFileRoute('/_app/invoices/bank')({
  validateSearch: reading<BankSearch>({ organisation_id: idOf, state: wordOf, page: pageOf }),
  component: BankRoute,
});

function BankRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const places = usePlaces('invoiceSettings');
  const place = places.find(({ id }) => id === search.organisation_id) ?? places[0];
  if (!place) return null;
  return (
    <BankPage
      key={place.id}
      organisationId={place.id}
      search={search}
      onSearch={(next) => navigate({ search: next })}
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
