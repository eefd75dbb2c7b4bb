import { createFileRoute } from '@tanstack/react-router';
import { PayersPage } from '../../../features/payers/PayersPage.tsx';
import type { PayersSearch } from '../../../features/payers/payers.api.ts';
import { idOf, reading, wordOf } from '../../../platform/search.ts';
import { usePlaces } from '../../../platform/usePlaces.ts';
import { PlaceFilter } from '../../../ui/PlaceFilter.tsx';

export const Route = createFileRoute('/_app/invoicing/payers')({
  validateSearch: reading<PayersSearch>({ organisation_id: idOf, q: wordOf, archived: wordOf }),
  component: PayersRoute,
});

function PayersRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const places = usePlaces('invoiceSettings');
  const place = places.find(({ id }) => id === search.organisation_id) ?? places[0];
  const onSearch = (next: PayersSearch) => navigate({ search: next, replace: next.q !== search.q });
  return (
    <PayersPage
      key={place?.id}
      organisationId={place?.id}
      search={search}
      onSearch={(next) => onSearch({ ...search, ...next })}
      filters={
        <PlaceFilter
          places={places}
          place={place}
          onPlace={(organisation_id) => onSearch({ ...search, organisation_id })}
        />
      }
    />
  );
}
